import { UNCLAIMED_END } from '#domain/lead/assignment'
import type { leadKeys } from '#domain/lead/duplicates'
import type { Store } from '#tenant/core/store'

const MOST_ALIKE = 20
const MOST_UNCLAIMED = 500

export const unclaimedIds = (store: Store): string[] =>
  store
    .rows<{ id: string }>(
      'SELECT id FROM lead_keys WHERE claim_rank < ? ORDER BY claim_rank, id LIMIT ?',
      UNCLAIMED_END,
      MOST_UNCLAIMED,
    )
    .map(({ id }) => id)

/** The ids of leads with the same telephone number, email address or name and postcode, once each. */
export const alikeIds = (store: Store, keys: ReturnType<typeof leadKeys>): string[] => {
  const ids = (['phone', 'email', 'person'] as const).flatMap((column) => {
    const key = keys[column]
    return key === null ? [] : idsWith(store, column, key)
  })
  return [...new Set(ids)]
}

const idsWith = (store: Store, column: 'phone' | 'email' | 'person', key: string) =>
  store
    .rows<{ id: string }>(
      `SELECT id FROM lead_keys WHERE ${column} = ? AND status NOT IN ('duplicate', 'spam')
       ORDER BY id DESC LIMIT ?`,
      key,
      MOST_ALIKE,
    )
    .map(({ id }) => id)
