import { firstRefusal, refuseIf, type Verdict } from '#domain/act'
import type { DateOnly } from '#domain/dates'
import { standingOf } from '#domain/sale-ready-pack/standing'
import type { PackRecord } from '../record.ts'
import { openOrderOf, type PackOrder } from './order.ts'
import { productFor } from './product.ts'

/** Whether an item of a pack may be ordered: it is lacking, it can be bought, and nobody has ordered it. */
export const mayOrderItem = (pack: PackRecord, key: string, today: DateOnly): Verdict => {
  const state = standingOf(pack, today).find(({ item }) => item.key === key)?.state
  return firstRefusal(
    refuseIf(productFor(key) === null, 'pack.not_for_sale', 'This item cannot be ordered.'),
    refuseIf(
      state !== 'missing' && state !== 'stale',
      'pack.item_there',
      'This pack does not lack this item.',
    ),
    refuseIf(
      openOrderOf(pack, key) !== null,
      'pack.item_ordered',
      'This has been ordered already. Load the page again.',
    ),
  )
}

const isAwaited = ({ received_at, cancelled }: PackOrder): Verdict =>
  firstRefusal(
    refuseIf(cancelled !== null, 'pack_order.cancelled', 'This order was cancelled.'),
    refuseIf(received_at !== null, 'pack_order.received', 'This has been received already.'),
  )

export const mayPlaceOrder = (order: PackOrder): Verdict =>
  firstRefusal(
    isAwaited(order),
    refuseIf(order.placed !== null, 'pack_order.placed', 'This order has been placed already.'),
  )

export const mayCancelPackOrder = (order: PackOrder): Verdict => isAwaited(order)
