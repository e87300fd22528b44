import type { ReadKind } from '#domain/audit/read-kinds'
import type { RequestContext } from '#tenant/runtime/context'

type Read = { readonly what: ReadKind; readonly subject: string; readonly id: string }

/** '2026-03-02T10' */
const hourOf = (now: string) => now.slice(0, 13)

/** Records that somebody read a record: once for each person, record and hour. */
export const recordRead = (context: RequestContext, { what, subject, id }: Read) =>
  context.store.transaction(() => {
    const isFirst = context.store.rows(
      `INSERT OR IGNORE INTO reads (hour, person_id, subject, record_id) VALUES (?, ?, ?, ?)
       RETURNING hour`,
      hourOf(context.now),
      context.person.id,
      subject,
      id,
    )
    if (isFirst.length === 0) return
    const detail = { what, of: subject }
    context.recordEvents([
      { name: 'record.read', subject: 'read', id, version: 0, changed: [], detail },
    ])
  })

/** Deletes the marks of hours that are over. */
export const pruneReads = ({ store, now }: RequestContext) =>
  store.write('DELETE FROM reads WHERE hour < ?', hourOf(now))
