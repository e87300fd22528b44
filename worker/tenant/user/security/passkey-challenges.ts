import { CHALLENGE_MS } from '#domain/user/security/passkey'
import type { Store } from '#tenant/core/store'
import { hashOf, newToken } from '#tenant/user/links'

/** What a challenge was made for, and by whom: the hash of a pending sign-in, a session, or '' for anybody. */
export type ChallengeUse = {
  readonly purpose: 'add' | 'sign-in' | 'second-factor' | 'confirm'
  readonly holder: string
}

/** Challenges that passkeys sign, each once within five minutes; only their hashes are stored. */
export const passkeyChallengesOf = (store: Store) => ({
  make: ({ purpose, holder }: ChallengeUse, now: string): string => {
    const challenge = newToken()
    store.write(
      'INSERT INTO passkey_challenges (challenge_hash, purpose, holder, expires_at) VALUES (?, ?, ?, ?)',
      hashOf(challenge),
      purpose,
      holder,
      new Date(Date.parse(now) + CHALLENGE_MS).toISOString(),
    )
    return challenge
  },
  /** Uses up a challenge; false for one that was used, is too old, or was made for something else. */
  take: (challenge: string, { purpose, holder }: ChallengeUse, now: string): boolean => {
    const made = store.row<ChallengeUse & { expires_at: string }>(
      'DELETE FROM passkey_challenges WHERE challenge_hash = ? RETURNING purpose, holder, expires_at',
      hashOf(challenge),
    )
    return made?.purpose === purpose && made.holder === holder && made.expires_at > now
  },
  prune: (now: string) => store.write('DELETE FROM passkey_challenges WHERE expires_at < ?', now),
})
