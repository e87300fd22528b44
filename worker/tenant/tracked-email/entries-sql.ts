import type { CorrespondenceFilter } from '#domain/tracked-email/filter'
import type { Correspondent } from './people.ts'
import type { Position } from './tracked-emails.ts'

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

type Found = (filter: EntryFilter) => string

const messagesSql: Found = ({ person, q }) => `
  SELECT 'message' AS kind, id, ${JSON_AT} AS at FROM messages
  WHERE subject_id IN ${IDS} AND channel <> 'internal' AND (?8 = '' OR channel = ?8)
  ${when(person !== undefined, `AND (lower(to_address) IN ${ADDRESSES} OR json_extract(doc, '$.to_name') = ?3)`)}
  ${when(q !== undefined, says(['subject', 'body', 'to_name']))}`

const emailsSql: Found = ({ person, q }) => `
  SELECT 'email', id, at FROM tracked_emails
  WHERE filed_id IN ${IDS} AND ?8 IN ('', 'email')
  ${when(
    person !== undefined,
    `AND (from_address IN ${ADDRESSES} OR EXISTS (
       SELECT 1 FROM json_each(doc, '$.to') AS whom
       WHERE lower(json_extract(whom.value, '$.address')) IN ${ADDRESSES}))`,
  )}
  ${when(q !== undefined, says(['subject', 'text', 'from.name']))}`

const clientMessagesSql: Found = ({ person, q }) => `
  SELECT 'client', id, at FROM client_messages
  WHERE conveyance_id IN ${IDS} AND ?8 IN ('', 'portal')
  ${when(person !== undefined, 'AND client_id = ?4')}
  ${when(q !== undefined, says(['text', 'by.name', 'client.name']))}`

const whatsappSql: Found = ({ person, q }) => `
  SELECT 'whatsapp', id, at FROM whatsapp_messages
  WHERE filed_id IN ${IDS} AND ?8 IN ('', 'whatsapp')
  ${when(
    person !== undefined,
    `AND thread_id IN (SELECT id FROM whatsapp_threads
       WHERE phone IN ${ADDRESSES} OR json_extract(doc, '$.contact_id') = ?4)`,
  )}
  ${when(q !== undefined, says(['text', 'file.name']))}`

const textsSql: Found = ({ person, q }) => `
  SELECT 'text', id, at FROM received_texts
  WHERE filed_id IN ${IDS} AND ?8 IN ('', 'sms')
  ${when(
    person !== undefined,
    `AND (phone IN ${ADDRESSES} OR json_extract(doc, '$.contact_id') = ?4)`,
  )}
  ${when(q !== undefined, says(['text', 'name']))}`

const callsSql: Found = ({ person, q }) => `
  SELECT 'call', id, started_at FROM calls
  WHERE subject_id IN ${IDS} AND ?8 IN ('', 'call') AND json_extract(doc, '$.status') = 'ended'
  ${when(
    person !== undefined,
    `AND (json_extract(doc, '$.person') = ?3 OR (
       json_extract(doc, '$.person') IS NULL AND json_extract(doc, '$.number') IN ${ADDRESSES}))`,
  )}
  ${when(q !== undefined, says(['note', 'person', 'user.name']))}`

const allOf = (selects: readonly string[]) => `SELECT * FROM (${selects.join(' UNION ALL ')})`

/** In groups, as SQLite in a Durable Object takes no more than five parts in one compound SELECT. */
const groups = [
  [messagesSql, clientMessagesSql, callsSql],
  [emailsSql, whatsappSql, textsSql],
]

/** Everything that was written, said or received about records and that a filter leaves. */
export const entriesSql = (filter: EntryFilter) =>
  `SELECT kind, id, at FROM (
     ${groups.map((kinds) => allOf(kinds.map((sql) => sql(filter)))).join(' UNION ALL ')})
   WHERE (at, id) < (?6, ?7)`

/** What the address book of a person is compared with: their email address and their number. */
const addressesOf = ({ email, phone }: Pick<Correspondent, 'email' | 'phone'>) =>
  [email?.toLowerCase(), phone].filter(Boolean)

export const bindingsOf = (
  ids: readonly string[],
  { person, channel, q = '' }: EntryFilter,
  { at, id: last }: Position = AFTER_ALL,
) => [
  JSON.stringify(ids),
  JSON.stringify(person ? addressesOf(person) : []),
  person?.name ?? '',
  person?.contact_id ?? '',
  `%${q.replaceAll(/[\\%_]/g, (it) => `\\${it}`)}%`,
  at,
  last,
  channel ?? '',
]
