import type { EventRows, EventType } from '#domain/event'
import { formatPence } from '#domain/money'

type Order = { title: string; what: string; cost: number | null }

export type PackOrderEvents = {
  'pack.item-ordered': EventType<'sale-ready-pack', Order>
  'pack.order-placed': EventType<'sale-ready-pack', Order & { provider: string }>
  'pack.order-received': EventType<'sale-ready-pack', { title: string; what: string }>
  'pack.order-cancelled': EventType<
    'sale-ready-pack',
    { title: string; what: string; reason: string }
  >
}

const common = {
  subjects: ['sale-ready-pack'],
  broadcast: ['area', 'record', 'users'],
} as const

const priced = ({ what, cost }: Order) =>
  cost === null ? what : `${what} for ${formatPence(cost)}`

export const packOrderEvents: EventRows<PackOrderEvents> = {
  'pack.item-ordered': {
    ...common,
    title: 'Item of a pack to be ordered',
    text: (order) => `To be ordered: ${priced(order)}`,
  },
  'pack.order-placed': {
    ...common,
    title: 'Order for a pack placed',
    text: (order) => `Ordered from ${order.provider}: ${priced(order)}`,
  },
  'pack.order-received': {
    ...common,
    title: 'Order for a pack received',
    text: ({ what }) => `Received: ${what}`,
  },
  'pack.order-cancelled': {
    ...common,
    title: 'Order for a pack cancelled',
    text: ({ what, reason }) => `${what} not ordered: ${reason}`,
  },
}
