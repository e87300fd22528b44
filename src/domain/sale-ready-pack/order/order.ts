import * as z from 'zod/mini'
import { Product } from '#domain/conveyance/order/product'
import { DateOnly, Instant } from '#domain/date-schema'
import { Pence } from '#domain/money-schema'
import { Named } from '#domain/party'

const stamp = { by: Named, at: Instant }

/** Something that an item of a pack lacks and that somebody decided to buy. No provider is connected: people place it. */
export const PackOrder = z.object({
  id: z.string(),
  /** The key of the item that it is for. */
  item: z.string(),
  product: Product,
  /** 'Official copies and title plan'. */
  name: z.string(),
  /** What it is expected to cost, then what it did, VAT included; null while nobody knows. */
  cost: z.nullable(Pence),
  ordered: z.object(stamp),
  /** With whom somebody placed it, and when; null while nobody has. */
  placed: z.nullable(
    z.object({ ...stamp, on: DateOnly, provider: z.string(), reference: z.nullable(z.string()) }),
  ),
  received_at: z.nullable(Instant),
  cancelled: z.nullable(z.object({ ...stamp, reason: z.string() })),
  /** The task of the case that asks somebody to place it; null without a case. */
  task: z.nullable(z.object({ conveyance_id: z.string(), key: z.string() })),
  /** The order of the case that bears its cost; null before it is placed, and without a case. */
  charged: z.nullable(z.object({ conveyance_id: z.string(), order_id: z.string() })),
})
export type PackOrder = z.infer<typeof PackOrder>

type Ordered = { readonly orders: readonly PackOrder[] }

/** Whether it has neither come nor been cancelled. */
export const isOpenOrder = ({ received_at, cancelled }: PackOrder) =>
  received_at === null && cancelled === null

/** What was ordered for an item and has neither come nor been cancelled; null for nothing. */
export const openOrderOf = ({ orders }: Ordered, item: string): PackOrder | null =>
  orders.find((it) => it.item === item && isOpenOrder(it)) ?? null

/** The orders that somebody has still to place. */
export const ordersToPlace = ({ orders }: Ordered) =>
  orders.filter((it) => isOpenOrder(it) && it.placed === null)
