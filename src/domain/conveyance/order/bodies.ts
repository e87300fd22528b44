import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import { Pence } from '#domain/money-schema'
import { lineText } from '#domain/one-line'
import { atMost } from '#domain/text/at-most'
import { OrderOutcome } from './order.ts'
import { Product } from './product.ts'

const version = z.int().check(z.minimum(0))
const longText = z.string().check(z.trim(), atMost(2000))

const content = {
  product: Product,
  title: z.nullable(lineText(120)),
  provider: lineText(120).check(z.minLength(1, 'Enter the provider.')),
  reference: z.nullable(lineText(60)),
  cost: z.nullable(Pence),
  ordered_on: DateOnly,
  expected_on: z.nullable(DateOnly),
}

export const OrderEntry = z.strictObject(content)
export type OrderEntry = z.infer<typeof OrderEntry>

export const OrderChange = z.strictObject({ ...content, version })
export type OrderChange = z.infer<typeof OrderChange>

export const OrderResult = z.strictObject({
  version,
  outcome: OrderOutcome,
  note: z.nullable(longText),
  delivered_on: DateOnly,
  expires_on: z.nullable(DateOnly),
})
export type OrderResult = z.infer<typeof OrderResult>

export const OrderCancellation = z.strictObject({
  version,
  reason: longText.check(z.minLength(1, 'Enter a reason.')),
})
