import { createHash } from 'node:crypto'
import type { DomainEvent } from '#domain/events'
import type { Named } from '#domain/party'
import type { Store } from '#tenant/core/store'

export type EventContext = {
  readonly at: string
  readonly actor: Named | null
  readonly ip: string | null
  readonly trace: string | null
}

export type AuditRow = {
  seq: number
  at: string
  actor_id: string | null
  actor_name: string | null
  name: string
  subject: string
  subject_id: string
  version: number
  changed: string
  detail: string | null
  ip: string | null
  trace: string | null
  prev: string
  hash: string
}

export type EventFilter = { readonly subjects: readonly string[]; readonly user: string }

type Content = Omit<AuditRow, 'seq' | 'hash'>

const FIRST_PREV = '0'.repeat(64)

/** The audit log, a hash chain: each row contains the hash of the row before. */
export const auditOf = (store: Store) => ({
  /** Adds an event in the transaction of its change and returns its number; `concerned`: ids of affected users. */
  record: (
    event: DomainEvent,
    context: EventContext,
    concerned: readonly string[] = [],
  ): number => {
    const content: Content = {
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
      prev: head(store).hash,
    }
    const row = { ...content, hash: hashOf(content) }
    const keys = Object.keys(row)
    store.write(
      `INSERT INTO audit (${keys.join(', ')}) VALUES (?${', ?'.repeat(keys.length - 1)})`,
      ...Object.values(row),
    )
    const { seq } = head(store)
    for (const id of new Set(concerned))
      store.write('INSERT INTO event_people (user_id, seq) VALUES (?, ?)', id, seq)
    return seq
  },
  history: (subject: string, id: string, limit: number) =>
    store.rows<AuditRow>(
      'SELECT * FROM audit WHERE subject = ? AND subject_id = ? ORDER BY seq DESC LIMIT ?',
      subject,
      id,
      limit,
    ),
  named: (subject: string, id: string, names: readonly string[], limit: number) =>
    store.rows<AuditRow>(
      `SELECT * FROM audit WHERE subject = ? AND subject_id = ?
       AND name IN (SELECT value FROM json_each(?)) ORDER BY seq DESC LIMIT ?`,
      subject,
      id,
      JSON.stringify(names),
      limit,
    ),
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
  head: () => head(store),
  verify: () => verify(store),
})

const head = (store: Store) =>
  store.row<{ seq: number; hash: string }>(
    'SELECT seq, hash FROM audit ORDER BY seq DESC LIMIT 1',
  ) ?? {
    seq: 0,
    hash: FIRST_PREV,
  }

/** Returns the SHA-256 of a row with the hash of the row before it, in this order of fields. */
export const hashOf = (content: Content) =>
  createHash('sha256')
    .update(
      JSON.stringify([
        content.prev,
        content.at,
        content.actor_id,
        content.actor_name,
        content.name,
        content.subject,
        content.subject_id,
        content.version,
        content.changed,
        content.detail,
        content.ip,
        content.trace,
      ]),
    )
    .digest('hex')

const PAGE = 500

/** Returns the first row that breaks the chain; null when there is none. */
const verify = (store: Store): { seq: number } | null => {
  let prev = { seq: 0, hash: FIRST_PREV }
  for (;;) {
    const rows = store.rows<AuditRow>(
      'SELECT * FROM audit WHERE seq > ? ORDER BY seq LIMIT ?',
      prev.seq,
      PAGE,
    )
    for (const row of rows) {
      if (row.seq !== prev.seq + 1 || row.prev !== prev.hash || hashOf(row) !== row.hash)
        return { seq: row.seq }
      prev = { seq: row.seq, hash: row.hash }
    }
    if (rows.length < PAGE) return prev.seq === lastSequence(store) ? null : { seq: prev.seq + 1 }
  }
}

/** Returns the number of the last row ever written, to detect a log that was cut off. */
const lastSequence = (store: Store) =>
  store.row<{ seq: number }>(`SELECT seq FROM sqlite_sequence WHERE name = 'audit'`)?.seq ?? 0
