import type { Store } from '#tenant/core/store'

/** Who provides the third-party managed account that is in force for a case, also where its record cannot be read; null without one. */
export const managedBy = (store: Store, conveyanceId: string): string | null =>
  store.row<{ provider: string }>(
    `SELECT provider FROM third_party_accounts WHERE conveyance_id = ? AND status = 'in_force'`,
    conveyanceId,
  )?.provider ?? null
