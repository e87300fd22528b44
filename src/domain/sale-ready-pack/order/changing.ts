import type { Instant } from '#domain/dates'
import type { Actor } from '#domain/party'
import { changed, type PackEvent, type PackOutcome, packEvent, titled } from '../change.ts'
import type { PackRecord } from '../record.ts'
import type { PackOrderPlacing } from './bodies.ts'
import { openOrderOf, type PackOrder } from './order.ts'

type Stamp = { readonly by: Actor; readonly now: Instant }

const stampOf = ({ by, now }: Stamp) => ({ by: { id: by.id, name: by.name }, at: now })

const detailOf = (pack: PackRecord, { name, cost }: PackOrder) => ({
  ...titled(pack),
  what: name,
  cost,
})

const withOrderChanged = (before: PackRecord, order: PackOrder, now: Instant) =>
  changed(before, { orders: before.orders.map((it) => (it.id === order.id ? order : it)) }, now)

/** The pack with something to be ordered for an item; nobody has placed it yet. */
export const withOrder = (
  before: PackRecord,
  entry: Pick<PackOrder, 'id' | 'item' | 'product' | 'name' | 'cost' | 'task'>,
  stamp: Stamp,
): PackOutcome => {
  const order: PackOrder = {
    ...entry,
    ordered: stampOf(stamp),
    placed: null,
    received_at: null,
    cancelled: null,
    charged: null,
  }
  const pack = changed(before, { orders: [...before.orders, order] }, stamp.now)
  return { pack, events: [packEvent('pack.item-ordered', pack, ['orders'], detailOf(pack, order))] }
}

type Placing = Pick<PackOrderPlacing, 'provider' | 'reference' | 'cost' | 'on'> &
  Pick<PackOrder, 'charged'>

/** The pack once somebody has placed an order by hand. */
export const withPlacedOrder = (
  before: PackRecord,
  order: PackOrder,
  { provider, reference, cost, on, charged }: Placing,
  stamp: Stamp,
): PackOutcome => {
  const placed = { ...stampOf(stamp), on, provider, reference: reference || null }
  const after = { ...order, cost, placed, charged }
  const pack = withOrderChanged(before, after, stamp.now)
  const detail = { ...detailOf(pack, after), provider }
  return { pack, events: [packEvent('pack.order-placed', pack, ['orders'], detail)] }
}

/** The pack with an order that is not needed. */
export const withCancelledOrder = (
  before: PackRecord,
  order: PackOrder,
  reason: string,
  stamp: Stamp,
): PackOutcome => {
  const cancelled = { ...stampOf(stamp), reason }
  const pack = withOrderChanged(before, { ...order, cancelled }, stamp.now)
  const detail = { ...titled(pack), what: order.name, reason }
  return { pack, events: [packEvent('pack.order-cancelled', pack, ['orders'], detail)] }
}

/** The pack once its quote became a case, which asks for what is to be ordered and bears the cost. */
export const withCase = (
  before: PackRecord,
  { id, ref }: { readonly id: string; readonly ref: string },
  orders: readonly PackOrder[],
  now: Instant,
): PackOutcome => {
  const pack = changed(before, { conveyance_id: id, orders: [...orders] }, now)
  const detail = { ...titled(pack), ref }
  return { pack, events: [packEvent('pack.case-opened', pack, ['conveyance_id'], detail)] }
}

/** What was ordered for an item has come with its document; no events where nothing was. */
export const receivedFor = (
  { pack, events }: PackOutcome,
  item: string,
  now: Instant,
): PackOutcome => {
  const order = events.length > 0 ? openOrderOf(pack, item) : null
  if (order === null) return { pack, events }
  const orders = pack.orders.map((it) => (it.id === order.id ? { ...it, received_at: now } : it))
  const received: PackEvent = packEvent('pack.order-received', pack, ['orders'], {
    ...titled(pack),
    what: order.name,
  })
  return { pack: { ...pack, orders }, events: [...events, received] }
}
