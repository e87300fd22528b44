import { v7 as newId } from 'uuid'
import type { Store } from '#tenant/core/store'

/**
 * A broadcast goes to browsers, a revocation to sockets, a message to a person, rules to the edge, telephone to a
 * telephone system, dkim to whoever makes or checks a key, discovery to an issuer of single sign-on, a sign-in-link to
 * whoever asked for one, a signature to what makes files to sign, a paper to what makes other files, a webhook to a
 * system that rules call, a letter to the documents of its case, a refund to the provider that took a card.
 */
export type OutboxKind =
  | 'broadcast'
  | 'revocation'
  | 'message'
  | 'rules'
  | 'telephone'
  | 'dkim'
  | 'discovery'
  | 'sign-in-link'
  | 'signature'
  | 'webhook'
  | 'paper'
  | 'letter'
  | 'refund'

export type OutboxRow = {
  id: string
  kind: OutboxKind
  doc: string
  due_at: string
  attempts: number
  error: string | null
  dead_at: string | null
  /** The attempt that has the row until `due_at`; null when it is free. */
  fence: string | null
  /** 1 when the provider of that attempt drops a repeat by itself. */
  repeatable: 0 | 1
}

type Claim = { readonly fence: string; readonly until: string; readonly repeatable: boolean }

type RetryPolicy = {
  readonly firstMs: number
  readonly longestMs: number
  readonly mostAttempts: number
}

/** About five hours. */
const defaultPolicy: RetryPolicy = { firstMs: 5_000, longestMs: 3_600_000, mostAttempts: 12 }
/** About as long, with shorter delays: later broadcasts wait behind it. */
const broadcastPolicy: RetryPolicy = { firstMs: 1_000, longestMs: 30_000, mostAttempts: 600 }

/** Under half a minute: a late call is worse than none. */
const telephonePolicy: RetryPolicy = { firstMs: 2_000, longestMs: 8_000, mostAttempts: 3 }

const policies: Readonly<Partial<Record<OutboxKind, RetryPolicy>>> = {
  broadcast: broadcastPolicy,
  revocation: broadcastPolicy,
  telephone: telephonePolicy,
  dkim: telephonePolicy,
}

const policyOf = (kind: OutboxKind) => policies[kind] ?? defaultPolicy

const delayOf = ({ firstMs, longestMs }: RetryPolicy, attempts: number) =>
  Math.min(firstMs * 2 ** Math.max(0, attempts - 1), longestMs)

/** Returns the delay in ms after an attempt: 5 s, 10 s, 20 s … an hour. */
export const delayAfter = (attempts: number) => delayOf(defaultPolicy, attempts)

/** Returns the delay in ms after an attempt at a broadcast: 1 s, 2 s … half a minute. */
export const broadcastDelayAfter = (attempts: number) => delayOf(broadcastPolicy, attempts)

/** Returns the first of some instants; null when there is none. */
export const earliest = (...instants: readonly (string | null | undefined)[]) =>
  instants.filter((it) => typeof it === 'string').toSorted()[0] ?? null

const later = (now: string, ms: number) => new Date(Date.parse(now) + ms).toISOString()

/** The queue of outgoing deliveries, written in the transaction of their change. */
export const outboxOf = (store: Store) => ({
  put: (kind: OutboxKind, doc: unknown, due: string) =>
    store.write(
      'INSERT INTO outbox (id, kind, doc, due_at) VALUES (?, ?, ?, ?)',
      newId(),
      kind,
      JSON.stringify(doc),
      due,
    ),
  due: (kind: OutboxKind, now: string, limit: number) =>
    kind === 'broadcast'
      ? dueInOrder(store, now, limit)
      : store.rows<OutboxRow>(
          'SELECT * FROM outbox WHERE dead_at IS NULL AND due_at <= ? AND kind = ? ORDER BY due_at, id LIMIT ?',
          now,
          kind,
          limit,
        ),
  /** Fences a free row before it is sent; returns false when another attempt has it. */
  claim: (id: string, { fence, until, repeatable }: Claim): boolean =>
    store.rows(
      `UPDATE outbox SET fence = ?, repeatable = ?, due_at = ?
       WHERE id = ? AND fence IS NULL AND dead_at IS NULL RETURNING id`,
      fence,
      repeatable ? 1 : 0,
      until,
      id,
    ).length > 0,
  isClaimedBy: (id: string, fence: string) =>
    store.row('SELECT id FROM outbox WHERE id = ? AND fence = ?', id, fence) !== null,
  done: (ids: readonly string[]) =>
    store.write(
      'DELETE FROM outbox WHERE id IN (SELECT value FROM json_each(?))',
      JSON.stringify(ids),
    ),
  /** Schedules the next attempt; returns true when the row is given up. */
  failed: (row: OutboxRow, error: string, now: string, isHopeless = false): boolean => {
    const attempts = row.attempts + 1
    const isDead = isHopeless || attempts >= policyOf(row.kind).mostAttempts
    store.write(
      `UPDATE outbox SET fence = NULL, attempts = ?, error = ?, due_at = ?, dead_at = ?
       WHERE id = ?`,
      attempts,
      error.slice(0, 500),
      later(now, delayOf(policyOf(row.kind), attempts)),
      isDead ? now : null,
      row.id,
    )
    return isDead
  },
  /** Ends the attempt that has a row, which is neither done nor failed. */
  release: (id: string, due: string) =>
    store.write('UPDATE outbox SET fence = NULL, due_at = ? WHERE id = ?', due, id),
  /** Queues a row that was given up; returns whether there is one. */
  revive: (id: string, now: string) =>
    store.rows(
      `UPDATE outbox SET dead_at = NULL, attempts = 0, due_at = ?
       WHERE id = ? AND dead_at IS NOT NULL RETURNING id`,
      now,
      id,
    ).length > 0,
  /** Removes what is queued for a message, also when it was given up. */
  withdraw: (messageId: string) =>
    store.write(
      `DELETE FROM outbox WHERE kind = 'message' AND json_extract(doc, '$.message_id') = ?`,
      messageId,
    ),
  /** Tries every message that waits now, as what it waited for may have come. */
  hastenMessages: (now: string) =>
    store.write(
      `UPDATE outbox SET due_at = ?1 WHERE kind = 'message' AND fence IS NULL AND dead_at IS NULL
       AND due_at > ?1`,
      now,
    ),
  /** Tries a row again later, without counting a failure. */
  postpone: (id: string, due: string) =>
    store.write('UPDATE outbox SET due_at = ? WHERE id = ?', due, id),
  nextDue: () =>
    earliest(
      firstBroadcasts(store, 1)[0]?.due_at,
      store.row<{ due_at: string }>(
        `SELECT due_at FROM outbox WHERE dead_at IS NULL AND kind <> 'broadcast'
         ORDER BY due_at LIMIT 1`,
      )?.due_at,
    ),
  dead: () =>
    store.rows<OutboxRow>('SELECT * FROM outbox WHERE dead_at IS NOT NULL ORDER BY id LIMIT 100'),
})

// In the order of the audit log, which the times of requests do not have.
const firstBroadcasts = (store: Store, limit: number) =>
  store.rows<OutboxRow>(
    `SELECT * FROM outbox WHERE dead_at IS NULL AND kind = 'broadcast' ORDER BY rowid LIMIT ?`,
    limit,
  )

// None overtakes one that waits for a retry. The retry comes with the next one, which shows who is at fault.
const dueInOrder = (store: Store, now: string, limit: number) => {
  const rows = firstBroadcasts(store, limit)
  const [first] = rows
  if (first === undefined || (first.attempts > 0 && first.due_at > now)) return []
  return first.attempts > 0 ? rows.slice(0, 2) : rows
}
