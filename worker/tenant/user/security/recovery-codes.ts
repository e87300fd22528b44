import { randomBytes } from 'node:crypto'
import { RECOVERY_CODES, recoveryCodeFrom } from '#domain/user/security/recovery-code'
import type { Store } from '#tenant/core/store'
import { hashOf } from '#tenant/user/links'

const CODE_BYTES = 16

const storedHash = (userId: string, code: string) => hashOf(`${userId} ${code}`)

/** Codes that stand in for a lost second factor, each once; only their hashes are stored. */
export const recoveryCodesOf = (store: Store) => ({
  /** How many codes of a user are left, and when they were made; null where none were made. */
  of: (userId: string) => {
    const row = store.row<{ left: number; created_at: string | null }>(
      `SELECT count(*) FILTER (WHERE used_at IS NULL) AS left, max(created_at) AS created_at
       FROM recovery_codes WHERE user_id = ?`,
      userId,
    )
    return row?.created_at ? { left: row.left, created_at: row.created_at } : null
  },
  /** Replaces the codes of a user and returns the new ones. */
  make: (userId: string, now: string): string[] => {
    const codes = Array.from({ length: RECOVERY_CODES }, () =>
      recoveryCodeFrom(randomBytes(CODE_BYTES)),
    )
    store.write('DELETE FROM recovery_codes WHERE user_id = ?', userId)
    for (const code of codes)
      store.write(
        'INSERT INTO recovery_codes (user_id, code_hash, created_at) VALUES (?, ?, ?)',
        userId,
        storedHash(userId, code),
        now,
      )
    return codes
  },
  /** Uses up a code; false for a wrong one and for one that was used before. */
  use: (userId: string, code: string, now: string): boolean =>
    store.row(
      `UPDATE recovery_codes SET used_at = ? WHERE user_id = ? AND code_hash = ? AND used_at IS NULL
       RETURNING user_id`,
      now,
      userId,
      storedHash(userId, code),
    ) !== null,
  remove: (userId: string) => store.write('DELETE FROM recovery_codes WHERE user_id = ?', userId),
})
