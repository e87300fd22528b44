import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import { Pence } from '#domain/money-schema'
import { lineText } from '#domain/one-line'

const version = z.int()

export const PackOrderEntry = z.strictObject({
  version,
  item: z.string().check(z.maxLength(60)),
  cost: z.nullable(Pence),
})
export type PackOrderEntry = z.infer<typeof PackOrderEntry>

export const PackOrderPlacing = z.strictObject({
  version,
  provider: lineText(120).check(z.minLength(1, 'Enter with whom you placed it.')),
  reference: z.nullable(lineText(60)),
  cost: z.nullable(Pence),
  on: DateOnly,
})
export type PackOrderPlacing = z.infer<typeof PackOrderPlacing>

export const PackOrderCancellation = z.strictObject({
  version,
  reason: lineText(240).check(z.minLength(3, 'Say why it is not needed.')),
})
export type PackOrderCancellation = z.infer<typeof PackOrderCancellation>
