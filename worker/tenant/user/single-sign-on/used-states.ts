import type { Store } from '#tenant/core/store'

const STORED_MS = 3_600_000

/** The states of attempts that have come back from a provider, so that none comes back twice. */
export const usedStatesOf = (store: Store) => ({
  /** Uses up a state; false when it was used before. */
  take: (stateHash: string, now: string): boolean =>
    store.rows(
      `INSERT INTO used_sign_in_states (state_hash, at) VALUES (?, ?)
       ON CONFLICT (state_hash) DO NOTHING RETURNING state_hash`,
      stateHash,
      now,
    ).length > 0,
  prune: (now: string) =>
    store.write(
      'DELETE FROM used_sign_in_states WHERE at < ?',
      new Date(Date.parse(now) - STORED_MS).toISOString(),
    ),
})
