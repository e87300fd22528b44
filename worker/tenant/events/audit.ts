import type { DomainEvent } from '#domain/events'
import type { Named } from '#domain/party'
import type { Store } from '#tenant/core/store'
import { type DerivedKeys, localKeys } from '#worker/directory/derived-key'
import { headOf, verifyChain } from './audit-chain.ts'
import { type AuditHead, agreesWith, sealedHead } from './audit-heads.ts'
import { markUnkeyed } from './audit-mark.ts'
import { type AuditFilter, countRows, newestRows } from './audit-reading.ts'
import type { AuditRow } from './audit-row.ts'
import { AUDIT_PURPOSE, type AuditContent, sealOf } from './audit-seal.ts'

export type EventContext = {
  readonly at: string
  readonly actor: Named | null
  readonly ip: string | null
  readonly trace: string | null
}

export type { AuditRow }

export type EventFilter = { readonly subjects: readonly string[]; readonly user: string }

/** The audit log, a chain of keyed hashes: each row contains the hash of the row before. */
export const auditOf = (store: Store, keys: DerivedKeys = localKeys(AUDIT_PURPOSE)) => ({
  /** Adds an event in the transaction of its change and returns its number; `concerned`: ids of affected users. */
  record: (
    event: DomainEvent,
    context: EventContext,
    concerned: readonly string[] = [],
  ): number => {
    const content: AuditContent = {
      at: context.at,
      actor_id: context.actor?.id ?? null,
      actor_name: context.actor?.name ?? null,
      name: event.name,
      subject: event.subject,
      subject_id: event.id,
      version: event.version,
      changed: JSON.stringify(event.changed),
      detail: JSON.stringify(event.detail),
      ip: context.ip,
      trace: context.trace,
      prev: headOf(store).hash,
    }
    const row = { ...content, hash: sealOf(keys, content) }
    const columns = Object.keys(row)
    store.write(
      `INSERT INTO audit (${columns.join(', ')}) VALUES (?${', ?'.repeat(columns.length - 1)})`,
      ...Object.values(row),
    )
    const { seq } = headOf(store)
    for (const id of new Set(concerned))
      store.write('INSERT INTO event_people (user_id, seq) VALUES (?, ?)', id, seq)
    return seq
  },
  /** The newest rows of a filter, newest first. */
  newest: (filter: AuditFilter, limit: number) => newestRows(store, filter, limit),
  /** How many rows a filter has, at most `most`. */
  countOf: (filter: AuditFilter, most: number) => countRows(store, filter, most),
  row: (seq: number) => store.row<AuditRow>('SELECT * FROM audit WHERE seq = ?', seq),
  history: (subject: string, id: string, limit: number) =>
    newestRows(store, { sources: [{ subject, id }] }, limit),
  named: (subject: string, id: string, names: readonly string[], limit: number) =>
    newestRows(store, { sources: [{ subject, id }], names }, limit),
  /** Events after a row, oldest first; `own` is 1 for those that concern the user. */
  after: (seq: number, { subjects, user }: EventFilter, limit: number) =>
    store.rows<AuditRow & { own: 0 | 1 }>(
      `SELECT *, seq IN (SELECT seq FROM event_people WHERE user_id = ?1 AND seq > ?2) AS own
       FROM audit
       WHERE seq > ?2 AND (own OR subject IN (SELECT value FROM json_each(?3)))
       ORDER BY seq LIMIT ?4`,
      user,
      seq,
      JSON.stringify(subjects),
      limit,
    ),
  countBy: (actorId: string, name: string, since: string) =>
    store.row<{ count: number }>(
      'SELECT count(*) AS count FROM audit WHERE actor_id = ? AND name = ? AND at >= ?',
      actorId,
      name,
      since,
    )?.count ?? 0,
  head: () => headOf(store),
  /** Verifies the log page by page; returns the first row that breaks the chain, null for none. */
  verifyPages: () => verifyChain(store, keys),
  verify: () => {
    const pages = verifyChain(store, keys)
    for (;;) {
      const page = pages.next()
      if (page.done) return page.value
    }
  },
  /** Seals the end of a log whose rows have no key yet. */
  markUnkeyed: () => markUnkeyed(store, keys, headOf(store)),
  sealedHead: (tenant: string, at: string) => sealedHead(store, keys, tenant, at),
  agreesWith: (head: AuditHead) => agreesWith(store, keys, head),
})
