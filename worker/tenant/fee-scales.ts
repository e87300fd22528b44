import { FeeScale } from '#domain/fee-scale'
import { defaultFeeScale } from '#domain/fee-scale-default'
import type { Store } from './store.ts'

/** The firm's prices, each for a time; the product's own until the firm has written its own. */
export const feeScalesOf = (store: Store) => ({
  insert: (it: FeeScale) =>
    store.write(
      'INSERT INTO fee_scales (id, valid_from, doc) VALUES (?, ?, ?)',
      it.id,
      it.valid_from,
      JSON.stringify(it),
    ),
  /** The scale of a day: of those that cover it, the one that began last. */
  on: (today: string): FeeScale => {
    const scales = store
      .rows<{ doc: string }>(
        'SELECT doc FROM fee_scales WHERE valid_from <= ? ORDER BY valid_from DESC',
        today,
      )
      .map((it) => FeeScale.parse(JSON.parse(it.doc)))
    return scales.find((it) => it.valid_to === null || today <= it.valid_to) ?? defaultFeeScale
  },
})
