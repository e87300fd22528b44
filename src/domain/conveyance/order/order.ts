import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import type { DateOnly as Day } from '#domain/dates'
import { Pence } from '#domain/money-schema'
import { Named } from '#domain/party'
import { Product, productOf } from './product.ts'

export const OrderOutcome = z.enum(['clear', 'matters_found'])
export type OrderOutcome = z.infer<typeof OrderOutcome>

/** A search or another thing that was ordered for a case. */
export const CaseOrder = z.object({
  id: z.string(),
  version: z.int(),
  conveyance_id: z.string(),
  product: Product,
  /** What was ordered, where the product is another one. */
  title: z.nullable(z.string()),
  provider: z.string(),
  reference: z.nullable(z.string()),
  /** VAT included. */
  cost: z.nullable(Pence),
  ordered_on: DateOnly,
  expected_on: z.nullable(DateOnly),
  result: z.nullable(
    z.object({
      outcome: OrderOutcome,
      /** What was found; null where it is clear. */
      note: z.nullable(z.string()),
      delivered_on: DateOnly,
      expires_on: z.nullable(DateOnly),
      by: Named,
      at: Instant,
    }),
  ),
  /** Why it is not needed any more. */
  cancelled: z.nullable(z.object({ by: Named, at: Instant, reason: z.string() })),
  by: Named,
  created_at: Instant,
})
export type CaseOrder = z.infer<typeof CaseOrder>

/** 'Drainage and water (CON29DW)', or what somebody typed for another product. */
export const orderName = ({ product, title }: Pick<CaseOrder, 'product' | 'title'>) =>
  title ?? productOf(product).name

export const isOutstanding = ({ result, cancelled }: CaseOrder) =>
  result === null && cancelled === null

/** Whether a result was expected before today. */
export const isOverdue = (order: CaseOrder, today: Day) =>
  isOutstanding(order) && order.expected_on !== null && order.expected_on < today

/** What the orders of a case cost together, in pence; cancelled ones cost nothing. */
export const costOf = (orders: readonly CaseOrder[]) =>
  orders.reduce((sum, { cost, cancelled }) => sum + (cancelled ? 0 : (cost ?? 0)), 0)
