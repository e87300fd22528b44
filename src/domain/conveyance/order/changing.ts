import { type DateOnly, type Instant, londonDate } from '#domain/dates'
import type { Named } from '#domain/party'
import { assertValid, wrongState } from '#domain/refusal'
import type { OrderEntry, OrderResult } from './bodies.ts'
import type { CaseOrder } from './order.ts'

type Stamp = { readonly by: Named; readonly now: Instant }

const nameOf = ({ id, name }: Named): Named => ({ id, name })

/** Throws 422 for days out of order, and for another product that nobody named. */
export const assertOrder = (
  { product, title, ordered_on, expected_on }: OrderEntry,
  today: DateOnly,
) =>
  assertValid({
    ...(product === 'other' && !title ? { title: ['Enter what was ordered.'] } : {}),
    ...(ordered_on > today ? { ordered_on: ['Enter a date that is not in the future.'] } : {}),
    ...(expected_on !== null && expected_on < ordered_on
      ? { expected_on: ['Enter a date after it was ordered.'] }
      : {}),
  })

const assertCurrent = ({ cancelled }: CaseOrder) => {
  if (cancelled) throw wrongState('order.cancelled', 'This order was cancelled. Order it again.')
}

export const newOrder = (
  { id, conveyance_id }: Pick<CaseOrder, 'id' | 'conveyance_id'>,
  entry: OrderEntry,
  { by, now }: Stamp,
): CaseOrder => {
  assertOrder(entry, londonDate(now))
  return {
    ...entry,
    id,
    conveyance_id,
    version: 1,
    title: entry.product === 'other' ? entry.title : null,
    result: null,
    cancelled: null,
    by: nameOf(by),
    created_at: now,
  }
}

/** The order with other details. Throws 409 for a cancelled one, 422 for days out of order. */
export const changedOrder = (order: CaseOrder, entry: OrderEntry, now: Instant): CaseOrder => {
  assertCurrent(order)
  assertOrder(entry, londonDate(now))
  const title = entry.product === 'other' ? entry.title : null
  return { ...order, ...entry, title, version: order.version + 1 }
}

/** The order with what came back. Throws 409 for a cancelled one, 422 for impossible days or a missing note. */
export const deliveredOrder = (
  order: CaseOrder,
  { outcome, note, delivered_on, expires_on }: Omit<OrderResult, 'version'>,
  { by, now }: Stamp,
): CaseOrder => {
  assertCurrent(order)
  assertValid({
    ...(outcome === 'matters_found' && !note ? { note: ['Enter what was found.'] } : {}),
    ...(delivered_on > londonDate(now)
      ? { delivered_on: ['Enter a date that is not in the future.'] }
      : {}),
    ...(delivered_on < order.ordered_on
      ? { delivered_on: ['Enter a date after it was ordered.'] }
      : {}),
    ...(expires_on !== null && expires_on <= delivered_on
      ? { expires_on: ['Enter a date after it was received.'] }
      : {}),
  })
  const result = { outcome, note: note || null, delivered_on, expires_on, by: nameOf(by), at: now }
  return { ...order, result, version: order.version + 1 }
}

/** The order cancelled. Throws 409 for one with a result or cancelled before. */
export const cancelledOrder = (order: CaseOrder, reason: string, { by, now }: Stamp): CaseOrder => {
  assertCurrent(order)
  if (order.result)
    throw wrongState('order.delivered', 'This has been received, so it cannot be cancelled.')
  return { ...order, cancelled: { by: nameOf(by), at: now, reason }, version: order.version + 1 }
}
