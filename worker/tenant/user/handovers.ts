import type { Store } from '#tenant/core/store'
import { hashOf, newToken } from './links.ts'

const CODE_MS = 60_000

/** What a code hands over: a session of this database, or the sealed token of an external API. */
export type HandedOver = { session_id: string | null; sealed_token: string | null }

/** A code, and the secret in the cookie of the browser that asked for it. */
export type HandoverKey = { readonly code: string; readonly secret: string }

/** One-time codes that take somebody who is signed in from one host to another. */
export const handoversOf = (store: Store) => ({
  /** Returns a new code; `proof` is the SHA-256 of the browser's secret in hexadecimal. */
  issue: (proof: string, { session_id, sealed_token }: HandedOver, now: string): string => {
    const code = newToken()
    store.write(
      `INSERT INTO handovers (code_hash, proof, session_id, sealed_token, expires_at)
       VALUES (?, ?, ?, ?, ?)`,
      hashOf(code),
      proof,
      session_id,
      sealed_token,
      new Date(Date.parse(now) + CODE_MS).toISOString(),
    )
    return code
  },
  /** Deletes a code and returns what it hands over; null when it is unknown, used, a minute old or another browser's. */
  redeem: ({ code, secret }: HandoverKey, now: string) =>
    store.row<HandedOver>(
      `DELETE FROM handovers WHERE code_hash = ? AND proof = ? AND expires_at > ?
       RETURNING session_id, sealed_token`,
      hashOf(code),
      hashOf(secret),
      now,
    ),
  prune: (now: string) => store.write('DELETE FROM handovers WHERE expires_at < ?', now),
})
