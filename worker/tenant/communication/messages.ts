import type { Message } from '#domain/communication/message'
import { clausesOf } from '#tenant/core/clauses'
import { inOrder, pageOf } from '#tenant/core/list-query'
import type { Store } from '#tenant/core/store'
import { tableOf } from '#tenant/core/table'

type Filter = {
  readonly q?: string | undefined
  readonly status?: Message['status'] | undefined
  readonly after?: string | undefined
}

const LIMIT = 50

/** Every message the firm sent or means to send. */
export const messagesOf = (store: Store) => ({
  ...tableOf<Message>(store, 'messages'),
  /** The newest first. */
  list: ({ q, status, after }: Filter) => {
    const { ids, next } = pageOf(store, {
      table: 'messages',
      sort: { name: 'id', column: 'id', direction: 'desc' },
      clauses: clausesOf(
        status && { where: 't.status = ?', bindings: [status] },
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
    return { rows: inOrder<Message>(store, { table: 'messages', column: 'doc' }, ids), next }
  },
  /** About any of these records, the newest first. */
  about: (subjectIds: readonly string[], limit: number): Message[] =>
    store
      .rows<{ doc: string }>(
        `SELECT doc FROM messages WHERE subject_id IN (SELECT value FROM json_each(?))
         ORDER BY id DESC LIMIT ?`,
        JSON.stringify(subjectIds),
        limit,
      )
      .map((it) => JSON.parse(it.doc)),
  /** What the product told one member of staff, newest first. */
  internal: (userId: string, since: string, limit: number): Message[] =>
    store
      .rows<{ doc: string }>(
        `SELECT doc FROM messages WHERE to_address = ? AND channel = 'internal'
         AND json_extract(doc, '$.created_at') >= ? ORDER BY id DESC LIMIT ?`,
        userId,
        since,
        limit,
      )
      .map((it) => JSON.parse(it.doc)),
})
