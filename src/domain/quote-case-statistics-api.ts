import * as z from 'zod/mini'
import { DateOnly, Instant } from './date-schema.ts'
import type { Endpoint } from './endpoint.ts'
import { QuoteCaseStatus } from './quote-case.ts'
import { DeadReason } from './quote-case-bodies.ts'
import { SaleStage } from './sale-stage.ts'

/** How many of the cases first priced in a period came how far. Fees are without VAT. */
const results = {
  quotes: z.int(),
  presold: z.int(),
  sold: z.int(),
  opened: z.int(),
  accepted: z.int(),
  instructed: z.int(),
  dead: z.int(),
  /** Of every price on offer, and of those instructed. */
  fee_quoted: z.int(),
  fee_instructed: z.int(),
}
export const QuoteResults = z.object(results)
export type QuoteResults = z.infer<typeof QuoteResults>

/** What somebody gave or introduced. Names of others are told to those who may see reports. */
export const QuoteLeagueRow = z.object({
  ...results,
  name: z.nullable(z.string()),
  slug: z.nullable(z.string()),
  mine: z.boolean(),
  /** How many were instructed of those first priced in each of the last six months, the oldest first. */
  trend: z.array(z.int()),
})
export type QuoteLeagueRow = z.infer<typeof QuoteLeagueRow>

const Months = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(12))

export const QuoteStatistics = z.object({
  as_of: Instant,
  from: DateOnly,
  until: DateOnly,
  total: QuoteResults,
  /** The same number of months just before. */
  before: QuoteResults,
  /** Oldest first: '2026-11'. */
  months: z.array(z.object({ month: z.string(), ...results })),
  givers: z.array(QuoteLeagueRow),
  dead: z.array(z.object({ reason: DeadReason, count: z.int() })),
  /** Every case as it stands now, whenever it was priced. */
  standing: z.array(
    z.object({
      status: QuoteCaseStatus,
      sale_stage: SaleStage,
      count: z.int(),
      fee_ex_vat: z.int(),
    }),
  ),
})
export type QuoteStatistics = z.infer<typeof QuoteStatistics>

export const QuoteBreakdown = z.object({
  as_of: Instant,
  from: DateOnly,
  until: DateOnly,
  /** Whose grid it is: a person's, by introducer; or an introducer's, by person. */
  of: z.enum(['person', 'agency']),
  name: z.string(),
  total: QuoteResults,
  rows: z.array(
    z.object({ ...results, name: z.string(), branch: z.string(), negotiator: z.string() }),
  ),
})
export type QuoteBreakdown = z.infer<typeof QuoteBreakdown>

// Figures cover what the person reaches: own, team or all.
export const quoteStatisticsApi = {
  show: {
    method: 'GET',
    path: '/api/quote-cases/statistics',
    who: ['staff'],
    can: [],
    query: z.strictObject({ months: z.optional(Months) }),
    reply: QuoteStatistics,
  },
  /** Somebody's own, or anybody's for those who hold reports.view-any. */
  breakdown: {
    method: 'GET',
    path: '/api/quote-cases/breakdown/:name',
    who: ['staff'],
    can: [],
    query: z.strictObject({ by: z.enum(['bdm', 'giver']), months: z.optional(Months) }),
    reply: QuoteBreakdown,
  },
} as const satisfies Record<string, Endpoint>
