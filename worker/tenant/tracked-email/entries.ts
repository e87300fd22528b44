import type { CorrespondenceFilter } from '#domain/tracked-email/filter'
import type { CorrespondenceEntry } from '#domain/tracked-email/view'
import { clientMessageDocument } from '#tenant/client-message/document'
import { messageDocument } from '#tenant/communication/document'
import { toMessageView } from '#tenant/communication/view'
import { inOrder } from '#tenant/core/in-order'
import type { RequestContext } from '#tenant/runtime/context'
import { trackedEmailDocument } from './document.ts'
import type { Correspondent } from './people.ts'
import type { Position } from './tracked-emails.ts'
import { toEmailRow } from './view.ts'

type Found = { kind: CorrespondenceEntry['kind']; id: string; at: string }

/** What entries are found by: somebody of the record, a channel and words. */
export type EntryFilter = Pick<CorrespondenceFilter, 'channel' | 'q'> & {
  readonly person?: Correspondent | undefined
}

const AFTER_ALL: Position = { at: '9999', id: '' }
const IDS = '(SELECT value FROM json_each(?1))'
const ADDRESSES = '(SELECT value FROM json_each(?2))'
const JSON_AT = `json_extract(doc, '$.created_at')`

const says = (paths: readonly string[]) =>
  `AND (${paths.map((path) => `json_extract(doc, '$.${path}') LIKE ?5 ESCAPE '\\'`).join(' OR ')})`

const when = (holds: boolean, condition: string) => (holds ? condition : '')

const messagesSql = ({ person, q }: EntryFilter) => `
  SELECT 'message' AS kind, id, ${JSON_AT} AS at FROM messages
  WHERE subject_id IN ${IDS} AND channel <> 'internal' AND (?8 = '' OR channel = ?8)
  ${when(person !== undefined, `AND (lower(to_address) IN ${ADDRESSES} OR json_extract(doc, '$.to_name') = ?3)`)}
  ${when(q !== undefined, says(['subject', 'body', 'to_name']))}`

const emailsSql = ({ person, q }: EntryFilter) => `
  SELECT 'email', id, at FROM tracked_emails
  WHERE filed_id IN ${IDS} AND ?8 IN ('', 'email')
  ${when(
    person !== undefined,
    `AND (from_address IN ${ADDRESSES} OR EXISTS (
       SELECT 1 FROM json_each(doc, '$.to') AS whom
       WHERE lower(json_extract(whom.value, '$.address')) IN ${ADDRESSES}))`,
  )}
  ${when(q !== undefined, says(['subject', 'text', 'from.name']))}`

const clientMessagesSql = ({ person, q }: EntryFilter) => `
  SELECT 'client', id, at FROM client_messages
  WHERE conveyance_id IN ${IDS} AND ?8 IN ('', 'portal')
  ${when(person !== undefined, 'AND client_id = ?4')}
  ${when(q !== undefined, says(['text', 'by.name', 'client.name']))}`

/** The messages, emails and portal messages of records that a filter leaves. */
const entriesSql = (filter: EntryFilter) =>
  `SELECT kind, id, at FROM (
     ${messagesSql(filter)} UNION ALL ${emailsSql(filter)} UNION ALL ${clientMessagesSql(filter)})
   WHERE (at, id) < (?6, ?7)`

const bindingsOf = (
  ids: readonly string[],
  { person, channel, q = '' }: EntryFilter,
  { at, id: last }: Position = AFTER_ALL,
) => [
  JSON.stringify(ids),
  JSON.stringify(person?.email ? [person.email.toLowerCase()] : []),
  person?.name ?? '',
  person?.contact_id ?? '',
  `%${q.replaceAll(/[\\%_]/g, (it) => `\\${it}`)}%`,
  at,
  last,
  channel ?? '',
]

/** How many entries of records a filter leaves. */
export const countEntries = (
  { store }: RequestContext,
  ids: readonly string[],
  filter: EntryFilter,
): number =>
  store.rows<{ count: number }>(
    `SELECT count(*) AS count FROM (${entriesSql(filter)})`,
    ...bindingsOf(ids, filter),
  )[0]?.count ?? 0

/** The entries of records that a filter leaves, newest first. */
export const entriesOf = (
  context: RequestContext,
  ids: readonly string[],
  filter: EntryFilter,
  most: number,
  position?: Position,
): CorrespondenceEntry[] => {
  const found = context.store.rows<Found>(
    `${entriesSql(filter)} ORDER BY at DESC, id DESC LIMIT ${most}`,
    ...bindingsOf(ids, filter, position),
  )
  const readers = readersOf(context, found)
  return found.flatMap((it) => readers[it.kind](it) ?? [])
}

const byId = <T extends { readonly id: string }>(list: readonly T[]) =>
  new Map(list.map((it) => [it.id, it]))

type Reader = (found: Found) => CorrespondenceEntry | null

/** How each kind of entry is read; a document that cannot be read is left out. */
const readersOf = (
  context: RequestContext,
  found: readonly Found[],
): Readonly<Record<CorrespondenceEntry['kind'], Reader>> => {
  const ids = (kind: Found['kind']) => found.flatMap((it) => (it.kind === kind ? it.id : []))
  const { store } = context
  const messages = byId(inOrder(store, messageDocument, ids('message')))
  const emails = byId(inOrder(store, trackedEmailDocument, ids('email')))
  const ofClients = byId(inOrder(store, clientMessageDocument, ids('client')))
  return {
    message: ({ id, at }) => {
      const message = messages.get(id)
      return message ? { kind: 'message', at, message: toMessageView(context, message) } : null
    },
    email: ({ id, at }) => {
      const email = emails.get(id)
      return email ? { kind: 'email', at, email: toEmailRow(email, true) } : null
    },
    client: ({ id, at }) => {
      const message = ofClients.get(id)
      return message ? { kind: 'client', at, message } : null
    },
  }
}
