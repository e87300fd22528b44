import { createHash } from 'node:crypto'
import { Refusal } from '#domain/refusal'
import type { Store } from './store.ts'

export type StoredAnswer = { readonly status: number; readonly body: string }

/** Longer than the 24 hours that the API guarantees. */
const STORED_MS = 25 * 3_600_000

export const idempotencyOf = (store: Store) => ({
  /** The stored answer; null for a new key. Throws 422 when another request used the key. */
  find: (scope: string, key: string, fingerprint: string): StoredAnswer | null => {
    const row = store.row<{ fingerprint: string; status: number; body: string }>(
      'SELECT fingerprint, status, body FROM idempotency WHERE scope = ? AND key = ?',
      scope,
      key,
    )
    if (row !== null && row.fingerprint !== fingerprint)
      throw new Refusal(
        422,
        'idempotency_key_reused',
        'This idempotency key was used for another request. Send a new one.',
      )
    return row
  },
  keep: (scope: string, key: string, fingerprint: string, answer: StoredAnswer, now: string) =>
    store.write(
      'INSERT INTO idempotency (scope, key, fingerprint, status, body, at) VALUES (?, ?, ?, ?, ?, ?)',
      scope,
      key,
      fingerprint,
      answer.status,
      answer.body,
      now,
    ),
  prune: (now: string) =>
    store.write(
      'DELETE FROM idempotency WHERE at < ?',
      new Date(Date.parse(now) - STORED_MS).toISOString(),
    ),
})

/** Returns the SHA-256 of a request, in hexadecimal. */
export const fingerprintOf = (method: string, url: string, body: string) =>
  createHash('sha256')
    .update(JSON.stringify([method, url, body]))
    .digest('hex')
