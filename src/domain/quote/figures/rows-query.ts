import * as z from 'zod/mini'
import { DeadReason } from '#domain/quote/case/bodies'
import { Whose } from './api.ts'
import { quoteRows } from './figure.ts'
import type { RowsName } from './rows-labels.ts'

const Month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Name a month like 2026-10.'))
const Word = z.string().check(z.maxLength(120))

/** How a list is asked for the rows behind a figure: by what the figure counts. 'none' is nobody and nothing. */
export const rowsQuery = {
  /** The first and the last month in which the first price was sent. */
  priced_from: z.optional(Month),
  priced_until: z.optional(Month),
  source: z.optional(Word),
  agency: z.optional(Word),
  branch: z.optional(Word),
  negotiator: z.optional(Word),
  band: z.optional(Word),
  tenure: z.optional(Word),
  fee: z.optional(Word),
  against: z.optional(Word),
  speed: z.optional(Word),
  dead_reason: z.optional(DeadReason),
  /** Who has the credit, as giver and as BDM. */
  credit: z.optional(Word),
  credit_bdm: z.optional(Word),
  /** How far they came. */
  came: z.optional(z.enum(quoteRows)),
  whose: z.optional(Whose),
  /** In which month they should be instructed; what was expected before this month is expected now. */
  expected: z.optional(Month),
  instructed: z.optional(Month),
  cohort: z.optional(Word),
} satisfies Record<RowsName, unknown>
