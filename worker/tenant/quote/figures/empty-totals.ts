import { quoteMeasures } from '#domain/quote/figures/measure'
import type { Store } from '#tenant/core/store'

const isEmpty = quoteMeasures.map((name) => `${name} = 0`).join(' AND ')

/** Deletes totals of nothing, and the groups of which nothing is counted. */
export const deleteEmptyTotals = (store: Store) => {
  store.write(`DELETE FROM quote_totals WHERE ${isEmpty}`)
  store.write('DELETE FROM quote_groups WHERE id NOT IN (SELECT scope FROM quote_totals)')
  store.write('DELETE FROM quote_group_people WHERE id NOT IN (SELECT id FROM quote_groups)')
}
