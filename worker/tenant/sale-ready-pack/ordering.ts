import { assertAllowed } from '#domain/act'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { invalid, notFound } from '#domain/refusal'
import { mayEditPack } from '#domain/sale-ready-pack/acts'
import { mayCancelPackOrder, mayOrderItem, mayPlaceOrder } from '#domain/sale-ready-pack/order/acts'
import type {
  PackOrderCancellation,
  PackOrderEntry,
  PackOrderPlacing,
} from '#domain/sale-ready-pack/order/bodies'
import {
  withCancelledOrder,
  withCase,
  withOrder,
  withPlacedOrder,
} from '#domain/sale-ready-pack/order/changing'
import { isOpenOrder, type PackOrder } from '#domain/sale-ready-pack/order/order'
import { productFor } from '#domain/sale-ready-pack/order/product'
import type { PackRecord } from '#domain/sale-ready-pack/record'
import type { RequestContext } from '#tenant/runtime/context'
import { caseOfPack } from './case-of-pack.ts'
import { chargeToCase, endCharge, endTask, taskToPlace } from './case-orders.ts'
import { freshPack, keepPack, packsOfQuote } from './packs.ts'

type Address = { readonly id: string; readonly order: string }

/** Records that an item is to be bought; the case of the pack gets a task for it. Throws 409 for one that is there or ordered. */
export const orderItem = (
  context: RequestContext,
  id: string,
  { version, item, cost }: PackOrderEntry,
): PackRecord => {
  const before = freshPack(context, id, version)
  assertAllowed(mayEditPack(before))
  assertAllowed(mayOrderItem(before, item, context.today))
  const product = productFor(item)
  if (product === null) return before
  const conveyance = caseOfPack(context, before)
  const wanted = { product: product.product, name: product.name }
  const task = conveyance && taskToPlace(context, conveyance, wanted)
  const entry = { id: context.newId(), item, cost, task, ...wanted }
  return keepPack(context, withOrder(before, entry, context), version)
}

const orderIn = (context: RequestContext, { id, order }: Address, version: number) => {
  const before = freshPack(context, id, version)
  const found = before.orders.find((it) => it.id === order)
  if (found === undefined) throw notFound()
  return { before, order: found }
}

/** Records that somebody has placed an order; its case is charged with it. Throws 422 for a day to come. */
export const placeOrder = (
  context: RequestContext,
  address: Address,
  { version, ...placing }: PackOrderPlacing,
): PackRecord => {
  const { before, order } = orderIn(context, address, version)
  assertAllowed(mayPlaceOrder(order))
  if (placing.on > context.today) throw invalid({ on: ['Enter a date that is not in the future.'] })
  const conveyance = caseOfPack(context, before)
  const charged = conveyance && chargeToCase(context, conveyance, order, placing)
  endTask(context, order, null)
  const outcome = withPlacedOrder(before, order, { ...placing, charged }, context)
  return keepPack(context, outcome, version)
}

/** Cancels an order, with its task and its charge to the case. */
export const cancelPackOrder = (
  context: RequestContext,
  address: Address,
  { version, reason }: PackOrderCancellation,
): PackRecord => {
  const { before, order } = orderIn(context, address, version)
  assertAllowed(mayCancelPackOrder(order))
  endCharge(context, order, reason)
  endTask(context, order, reason)
  return keepPack(context, withCancelledOrder(before, order, reason, context), version)
}

const ofCase = (context: RequestContext, conveyance: Conveyance, order: PackOrder): PackOrder => {
  if (order.cancelled !== null || order.charged !== null) return order
  const { placed, cost } = order
  if (placed !== null)
    return { ...order, charged: chargeToCase(context, conveyance, order, { ...placed, cost }) }
  return isOpenOrder(order) && order.task === null
    ? { ...order, task: taskToPlace(context, conveyance, order) }
    : order
}

/** Hands the packs of a quote to the sale that it became, with what was ordered for them. */
export const handPacksToCase = (
  context: RequestContext,
  quoteCaseId: string,
  conveyance: Conveyance,
) => {
  for (const pack of packsOfQuote(context.store, quoteCaseId)) {
    if (pack.conveyance_id !== null) continue
    const orders = pack.orders.map((it) => ofCase(context, conveyance, it))
    keepPack(context, withCase(pack, conveyance, orders, context.now), pack.version)
  }
}
