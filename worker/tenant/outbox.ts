import { v7 as newId } from 'uuid'
import type { Store } from './store.ts'

/** A broadcast tells browsers; a message tells a person; rules tell the edge. */
export type OutboxKind = 'broadcast' | 'message' | 'rules'

export type OutboxRow = {
  id: string
  kind: OutboxKind
  doc: string
  due_at: string
  attempts: number
  error: string | null
  dead_at: string | null
}

const FIRST_WAIT_MS = 5_000
const LONGEST_WAIT_MS = 3_600_000
/** About five hours of trying. */
const MOST_ATTEMPTS = 12

/** How long to wait after so many attempts: 5 s, 10 s, 20 s … an hour. */
export const waitAfter = (attempts: number) =>
  Math.min(FIRST_WAIT_MS * 2 ** Math.max(0, attempts - 1), LONGEST_WAIT_MS)

const later = (now: string, ms: number) => new Date(Date.parse(now) + ms).toISOString()

/** What is to leave the firm's database, written in the transaction of what it tells. */
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
    store.rows<OutboxRow>(
      'SELECT * FROM outbox WHERE dead_at IS NULL AND due_at <= ? AND kind = ? ORDER BY due_at, id LIMIT ?',
      now,
      kind,
      limit,
    ),
  done: (ids: readonly string[]) =>
    store.write(
      'DELETE FROM outbox WHERE id IN (SELECT value FROM json_each(?))',
      JSON.stringify(ids),
    ),
  /** Waits longer each time; true when it has now been tried for the last time. */
  failed: (row: OutboxRow, error: string, now: string): boolean => {
    const attempts = row.attempts + 1
    const isDead = attempts >= MOST_ATTEMPTS
    store.write(
      'UPDATE outbox SET attempts = ?, error = ?, due_at = ?, dead_at = ? WHERE id = ?',
      attempts,
      error.slice(0, 500),
      later(now, waitAfter(attempts)),
      isDead ? now : null,
      row.id,
    )
    return isDead
  },
  nextDue: () =>
    store.row<{ due_at: string }>(
      'SELECT due_at FROM outbox WHERE dead_at IS NULL ORDER BY due_at LIMIT 1',
    )?.due_at ?? null,
  /** What was given up, to be looked at by a person. */
  dead: () =>
    store.rows<OutboxRow>('SELECT * FROM outbox WHERE dead_at IS NOT NULL ORDER BY id LIMIT 100'),
})
