import { createHash } from 'node:crypto'
import { Refusal } from '#domain/refusal'
import type { Store } from './store.ts'

export type Answered = { readonly status: number; readonly body: string }

/** How long a key is remembered: a day is the least that was promised. */
const STORED_MS = 25 * 3_600_000

/** What was already answered, so that a write sent twice is done once. */
export const idempotencyOf = (store: Store) => ({
  /** The answer this key got; null when it is new. The 422 refusal when it was another request's. */
  find: (scope: string, key: string, fingerprint: string): Answered | null => {
    const row = store.row<{ fingerprint: string; status: number; body: string }>(
      'SELECT fingerprint, status, body FROM idempotency WHERE scope = ? AND key = ?',
      scope,
      key,
    )
    if (row !== null && row.fingerprint !== fingerprint)
      throw new Refusal(
        422,
        'idempotency_key_reused',
        'This key was used for something else. Send the request again with a new one.',
      )
    return row
  },
  /** Remembers an answer, in the transaction of its effect. */
  keep: (scope: string, key: string, fingerprint: string, answered: Answered, now: string) =>
    store.write(
      'INSERT INTO idempotency (scope, key, fingerprint, status, body, at) VALUES (?, ?, ?, ?, ?, ?)',
      scope,
      key,
      fingerprint,
      answered.status,
      answered.body,
      now,
    ),
  /** Forgets what nobody sends again. */
  prune: (now: string) =>
    store.write(
      'DELETE FROM idempotency WHERE at < ?',
      new Date(Date.parse(now) - STORED_MS).toISOString(),
    ),
})

/** What a request asks for, in a few bytes: two that ask the same have the same. */
export const fingerprintOf = (method: string, url: string, body: string) =>
  createHash('sha256')
    .update(JSON.stringify([method, url, body]))
    .digest('hex')
