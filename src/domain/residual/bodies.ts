import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import { atMost } from '#domain/text/at-most'
import { AttemptWay } from './residual.ts'

const version = z.int().check(z.minimum(0))

export const AttemptEntry = z.strictObject({
  version,
  on: DateOnly,
  way: AttemptWay,
  what: z
    .string()
    .check(z.trim(), z.minLength(1, 'Enter what was done and what came of it.'), atMost(1000)),
  /** The id of a document of the case; null without one. */
  document: z.nullable(z.string()),
})
export type AttemptEntry = z.infer<typeof AttemptEntry>

export const ReceiptFiling = z.strictObject({
  version,
  document: z.string().check(z.minLength(1, 'Choose the receipt.')),
})
export type ReceiptFiling = z.infer<typeof ReceiptFiling>
