import type { CorrespondenceEntry } from '#domain/tracked-email/view'
import { callDocument } from '#tenant/call/document'
import { clientMessageDocument } from '#tenant/client-message/document'
import { messageDocument } from '#tenant/communication/document'
import { toMessageView } from '#tenant/communication/view'
import { inOrder } from '#tenant/core/in-order'
import { receivedTextDocument } from '#tenant/received-text/document'
import type { RequestContext } from '#tenant/runtime/context'
import { whatsappMessageDocument, whatsappThreadDocument } from '#tenant/whatsapp/document'
import { trackedEmailDocument } from './document.ts'
import { bindingsOf, type EntryFilter, entriesSql } from './entries-sql.ts'
import type { Position } from './tracked-emails.ts'
import { toEmailRow, toRecordCall } from './view.ts'

type Found = { kind: CorrespondenceEntry['kind']; id: string; at: string }

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
    whatsapp: whatsappReader(context, ids('whatsapp')),
    text: textReader(context, ids('text')),
    call: callReader(context, ids('call')),
  }
}

const textReader = ({ store }: RequestContext, ids: readonly string[]): Reader => {
  const texts = byId(inOrder(store, receivedTextDocument, ids))
  return ({ id, at }) => {
    const text = texts.get(id)
    if (text === undefined) return null
    const { name, phone } = text
    return { kind: 'text', at, message: { id, name, phone, text: text.text } }
  }
}

const callReader = ({ store }: RequestContext, ids: readonly string[]): Reader => {
  const calls = byId(inOrder(store, callDocument, ids))
  return ({ id, at }) => {
    const call = calls.get(id)
    return call ? { kind: 'call', at, call: toRecordCall(call) } : null
  }
}

const whatsappReader = ({ store }: RequestContext, ids: readonly string[]): Reader => {
  const messages = byId(inOrder(store, whatsappMessageDocument, ids))
  const threadIds = [...new Set([...messages.values()].map((it) => it.thread_id))]
  const threads = byId(inOrder(store, whatsappThreadDocument, threadIds))
  return ({ id, at }) => {
    const message = messages.get(id)
    const thread = message && threads.get(message.thread_id)
    if (!message || !thread) return null
    const { name: from, phone, is_waiting, window_open_until } = thread
    return { kind: 'whatsapp', at, message, from, phone, is_waiting, window_open_until }
  }
}
