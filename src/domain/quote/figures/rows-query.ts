import * as z from 'zod/mini'
import { DeadReason } from '#domain/quote/case/bodies'
import { Whose } from './api.ts'
import { quoteRows } from './figure.ts'
import type { RowsName } from './rows-labels.ts'

const Month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Enter a month like 2026-10.'))
const Word = z.string().check(z.maxLength(120))

/** List filters for the rows behind a figure; 'none' matches missing values. */
export const rowsQuery = {
  /** First and last month of the first sending. */
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
  credit: z.optional(Word),
  credit_bdm: z.optional(Word),
  came: z.optional(z.enum(quoteRows)),
  whose: z.optional(Whose),
  expected: z.optional(Month),
  instructed: z.optional(Month),
  cohort: z.optional(Word),
} satisfies Record<RowsName, unknown>
