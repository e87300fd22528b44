import { randomBytes } from 'node:crypto'
import { verifyHOTP } from '@oslojs/otp'
import { sealBytes, unsealBytes } from '#tenant/core/sealed'
import type { Store } from '#tenant/core/store'
import { type DerivedKeys, localKeys } from '#worker/directory/derived-key'

export const FACTOR_PURPOSE = 'second factor'

// RFC 6238 with what every authenticator app supports: SHA-1, six digits, 30 seconds, one step either way.
const STEP_MS = 30_000
export const STEP_SECONDS = STEP_MS / 1000
export const DIGITS = 6
const SECRET_BYTES = 20

type Row = { sealed: string; last_step: number; added_at: string; used_at: string | null }

/** The step of a code at an instant, later than the last one that was used; null for a wrong code or a replay. */
const stepOf = (secret: Uint8Array, code: string, lastStep: number, now: string) => {
  const current = Math.floor(Date.parse(now) / STEP_MS)
  const steps = [current - 1, current, current + 1].filter((step) => step > lastStep)
  return steps.find((step) => verifyHOTP(secret, BigInt(step), DIGITS, code)) ?? null
}

/** The authenticator of each user; one that is offered counts only once a code of it has confirmed it. */
export const authenticatorsOf = (store: Store, keys: DerivedKeys = localKeys(FACTOR_PURPOSE)) => {
  const find = (userId: string, isConfirmed: 0 | 1) =>
    store.row<Row>(
      'SELECT * FROM authenticators WHERE user_id = ? AND is_confirmed = ?',
      userId,
      isConfirmed,
    )
  const matching = (row: Row | null, code: string, now: string) =>
    row && stepOf(unsealBytes(keys, row.sealed), code, row.last_step, now)
  return {
    /** The confirmed authenticator of a user, without its secret. */
    of: (userId: string) => {
      const row = find(userId, 1)
      return row && { added_at: row.added_at, used_at: row.used_at }
    },
    /** Stores a new secret and returns it; the confirmed one works until a code of this one arrives. */
    offer: (userId: string, now: string): Uint8Array => {
      const secret = randomBytes(SECRET_BYTES)
      store.write(
        `INSERT INTO authenticators (user_id, is_confirmed, sealed, last_step, added_at)
         VALUES (?, 0, ?, 0, ?) ON CONFLICT (user_id, is_confirmed)
         DO UPDATE SET sealed = excluded.sealed, last_step = 0, added_at = excluded.added_at`,
        userId,
        sealBytes(keys, secret),
        now,
      )
      return secret
    },
    /** Puts the offered authenticator in the place of the confirmed one; false for a wrong code. */
    confirm: (userId: string, code: string, now: string): boolean => {
      const step = matching(find(userId, 0), code, now)
      if (step === null) return false
      store.write('DELETE FROM authenticators WHERE user_id = ? AND is_confirmed = 1', userId)
      store.write(
        'UPDATE authenticators SET is_confirmed = 1, last_step = ?, added_at = ? WHERE user_id = ?',
        step,
        now,
        userId,
      )
      return true
    },
    /** Uses up a code; false for a wrong one and for one that was used before. */
    use: (userId: string, code: string, now: string): boolean => {
      const step = matching(find(userId, 1), code, now)
      if (step === null) return false
      store.write(
        'UPDATE authenticators SET last_step = ?, used_at = ? WHERE user_id = ? AND is_confirmed = 1',
        step,
        now,
        userId,
      )
      return true
    },
    remove: (userId: string) => store.write('DELETE FROM authenticators WHERE user_id = ?', userId),
  }
}
