import type { Message } from '#domain/communication/message'
import { type Clause, clausesOf } from '#tenant/core/clauses'
import { selectDocuments } from '#tenant/core/document'
import { inOrder } from '#tenant/core/in-order'
import { pageOf } from '#tenant/core/paging'
import { parseReadable } from '#tenant/core/set-aside'
import type { Store } from '#tenant/core/store'
import { tableOf } from '#tenant/core/table'
import { messageDocument } from './document.ts'
import { mailedMessagesOf } from './mailed.ts'

type Filter = {
  readonly q?: string | undefined
  readonly status?: Message['status'] | undefined
  readonly view?: 'outstanding' | 'approval' | undefined
  readonly after?: string | undefined
}

type Row = { id: string; version: number; shape: number; doc: string }

const LIMIT = 50

const views: Readonly<Record<NonNullable<Filter['view']>, readonly Message['status'][]>> = {
  outstanding: ['queued', 'sending', 'unknown', 'failed'],
  approval: ['awaiting_approval'],
}

export const messagesOf = (store: Store) => ({
  ...tableOf(store, messageDocument),
  ...communicationMessagesOf(store),
  ...mailedMessagesOf(store),
  /** A page of those that pass the filter and every clause of `within`. */
  list: ({ q, status, view, after }: Filter, within: readonly Clause[] = []) => {
    const { ids, next } = pageOf(store, {
      table: 'messages',
      sort: { name: 'id', column: 'id', direction: 'desc' },
      clauses: clausesOf(
        ...within,
        status && { where: 't.status = ?', bindings: [status] },
        view && {
          where: 't.status IN (SELECT value FROM json_each(?))',
          bindings: [JSON.stringify(views[view])],
        },
        q && {
          where:
            `(instr(lower(json_extract(t.doc, '$.to_name')), ?1q) OR instr(lower(t.to_address), ?1q)
            OR instr(lower(json_extract(t.doc, '$.subject')), ?1q)
            OR instr(lower(json_extract(t.doc, '$.subject_ref')), ?1q))`.replaceAll('?1q', '?'),
          bindings: Array(4).fill(q.toLowerCase()),
        },
      ),
      after,
      limit: LIMIT,
    })
    return { rows: inOrder(store, messageDocument, ids), next }
  },
  count: (statuses: readonly Message['status'][]) =>
    store.row<{ count: number }>(
      'SELECT count(*) AS count FROM messages WHERE status IN (SELECT value FROM json_each(?))',
      JSON.stringify(statuses),
    )?.count ?? 0,
  /** The letters that wait to be printed, oldest first. */
  letters: (limit: number): Message[] =>
    parseReadable(
      store,
      messageDocument,
      store.rows<Row>(
        `${selectDocuments(messageDocument)} WHERE status = 'to_print' ORDER BY id LIMIT ?`,
        limit,
      ),
    ),
  /** The newest letters that have no address to go to. */
  unaddressed: (limit: number): Message[] =>
    parseReadable(
      store,
      messageDocument,
      store.rows<Row>(
        `${selectDocuments(messageDocument)} WHERE status = 'suppressed' AND channel = 'letter'
         AND to_address = '' ORDER BY id DESC LIMIT ?`,
        limit,
      ),
    ),
  /** The newest message that failed or is unknown; null when there is none. */
  lastFailure: () =>
    store.row<{ at: string; channel: string; reason: string }>(
      `SELECT json_extract(doc, '$.created_at') AS at, channel,
         coalesce(json_extract(doc, '$.reason'), '') AS reason
       FROM messages WHERE status IN ('failed', 'unknown') ORDER BY id DESC LIMIT 1`,
    ),
  /** The newest of a record that failed or are unknown, but for notices to staff. */
  undelivered: (subjectId: string): Message[] =>
    parseReadable(
      store,
      messageDocument,
      store.rows<Row>(
        `${selectDocuments(messageDocument)} WHERE subject_id = ?
         AND status IN ('failed', 'unknown') AND channel <> 'internal' ORDER BY id DESC LIMIT ?`,
        subjectId,
        LIMIT,
      ),
    ),
  about: (subjectIds: readonly string[], limit: number): Message[] =>
    parseReadable(
      store,
      messageDocument,
      store.rows<Row>(
        `${selectDocuments(messageDocument)} WHERE subject_id IN (SELECT value FROM json_each(?))
         ORDER BY id DESC LIMIT ?`,
        JSON.stringify(subjectIds),
        limit,
      ),
    ),
  /** The WhatsApp messages to a number, newest first. */
  toNumber: (phone: string, limit: number): Message[] =>
    parseReadable(
      store,
      messageDocument,
      store.rows<Row>(
        `${selectDocuments(messageDocument)} WHERE to_address = ? AND channel = 'whatsapp'
         ORDER BY id DESC LIMIT ?`,
        phone,
        limit,
      ),
    ),
  /** What was written to a number in its conversation, about a record or about none. */
  inConversation: (phone: string, subjectId: string | null): Message[] =>
    parseReadable(
      store,
      messageDocument,
      store.rows<Row>(
        `${selectDocuments(messageDocument)} WHERE to_address = ? AND channel = 'whatsapp'
         AND subject_id IS ? AND json_extract(doc, '$.type') LIKE 'whatsapp.%'`,
        phone,
        subjectId,
      ),
    ),
  /** Notices to one member of staff, newest first. */
  internal: (userId: string, since: string, limit: number): Message[] =>
    parseReadable(
      store,
      messageDocument,
      store.rows<Row>(
        `${selectDocuments(messageDocument)} WHERE to_address = ? AND channel = 'internal'
         AND status <> 'suppressed' AND json_extract(doc, '$.created_at') >= ? ORDER BY id DESC LIMIT ?`,
        userId,
        since,
        limit,
      ),
    ),
})

type Recipient = {
  readonly communicationId: string
  readonly address: string
  readonly subjectId: string | null
}

const communicationMessagesOf = (store: Store) => {
  const select = (where: string, ...bindings: (string | number | null)[]) =>
    parseReadable(
      store,
      messageDocument,
      store.rows<Row>(
        `${selectDocuments(messageDocument)} WHERE communication_id = ? ${where}`,
        ...bindings,
      ),
    )
  return {
    /** The messages of one of the firm's communications, newest first. */
    ofCommunication: (id: string, limit: number): Message[] =>
      select('ORDER BY id DESC LIMIT ?', id, limit),
    /** Those that have not left yet. */
    waiting: (id: string): Message[] => select(`AND status IN ('queued', 'awaiting_approval')`, id),
    /** The newest that one person was sent, or is to be sent, about a record; null when there is none. */
    newestTo: ({ communicationId, address, subjectId }: Recipient): Message | null =>
      select(
        `AND to_address = ? AND subject_id IS ? AND status <> 'suppressed' ORDER BY id DESC LIMIT 1`,
        communicationId,
        address,
        subjectId,
      )[0] ?? null,
  }
}
