import type { Store } from '#tenant/core/store'

/** When each user first signed in although they owed a second factor; a reset begins no new grace. */
export const factorGracesOf = (store: Store) => ({
  beginningOf: (userId: string) =>
    store.row<{ began_at: string }>('SELECT began_at FROM factor_graces WHERE user_id = ?', userId)
      ?.began_at ?? null,
  begin: (userId: string, now: string) =>
    store.write('INSERT OR IGNORE INTO factor_graces VALUES (?, ?)', userId, now),
})
