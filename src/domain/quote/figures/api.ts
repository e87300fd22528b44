import * as z from 'zod/mini'
import { TargetProgress } from '#domain/agent/target'
import { DateOnly, Instant } from '#domain/date-schema'
import { endpointsOf } from '#domain/endpoint'
import { tableFrom } from '#domain/entries'
import { DeadReason } from '#domain/quote/case/bodies'
import { QuoteCaseStatus } from '#domain/quote/case/quote-case'
import { SaleStage } from '#domain/quote/sale-stage'
import { quoteMeasures } from './measure.ts'

/** Results of the cases first priced in a period. */
const measures = tableFrom(quoteMeasures, () => z.int())
const Results = z.object(measures)
export type QuoteResults = z.infer<typeof Results>

const Month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Enter a month like 2026-10.'))

/** All accessible cases, the team's, or those of the current user. */
export const Whose = z.enum(['all', 'team', 'mine'])
export type Whose = z.infer<typeof Whose>

const statisticsQuery = {
  months: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(12))),
  /** The last month of the period; the current one by default. */
  until: z.optional(Month),
  source: z.optional(z.string().check(z.maxLength(40))),
  agency: z.optional(z.string().check(z.maxLength(120))),
  stage: z.optional(SaleStage),
  whose: z.optional(Whose),
}

const Cut = z.object({ ...measures, key: z.string(), name: z.string() })
export type CutRow = z.infer<typeof Cut>

/** The quotes of a giver; names of others only with reports.view-any. */
export const QuoteLeagueRow = z.object({
  ...measures,
  /** Filter for a list of the rows; null if the name is hidden. */
  id: z.nullable(z.string()),
  name: z.nullable(z.string()),
  slug: z.nullable(z.string()),
  mine: z.boolean(),
  /** Instructed cases by month of the first price, over six months, oldest first. */
  trend: z.array(z.int()),
  /** The previous period; null if nothing was priced in it. */
  before: z.nullable(Results),
  dead_by: z.array(z.object({ reason: DeadReason, count: z.int() })),
})
export type QuoteLeagueRow = z.infer<typeof QuoteLeagueRow>

const head = {
  as_of: Instant,
  from: DateOnly,
  until: DateOnly,
  first: z.string(),
  last: z.string(),
  whose: Whose,
  reach: Whose,
  /** Older cases are still being counted. */
  pending: z.boolean(),
}

export const QuoteStatistics = z.object({
  ...head,
  total: Results,
  before: Results,
  /** Oldest first: '2026-11'. */
  months: z.array(z.object({ ...measures, month: z.string() })),
  cuts: z.object({
    source: z.array(Cut),
    agency: z.array(Cut),
    stage: z.array(Cut),
    band: z.array(Cut),
    tenure: z.array(Cut),
    fee: z.array(Cut),
    against: z.array(Cut),
    speed: z.array(Cut),
  }),
  givers: z.array(QuoteLeagueRow),
  dead: z.array(z.object({ reason: DeadReason, count: z.int() })),
  /** Current status of every case, whenever it was priced. */
  standing: z.array(
    z.object({
      status: QuoteCaseStatus,
      sale_stage: SaleStage,
      count: z.int(),
      fee_ex_vat: z.int(),
    }),
  ),
  /** Forecast of the open cases; `rates` in thousandths. */
  forecast: z.object({
    rates: z.object({ presold: z.int(), sold: z.int(), accepted: z.int() }),
    months: z.array(
      z.object({ month: z.string(), count: z.int(), fee: z.int(), expected: z.int() }),
    ),
  }),
  /** By month of instruction: completions by number of months, and the rest. */
  cohort: z.array(
    z.object({ month: z.string(), instructed: z.int(), classes: z.record(z.string(), z.int()) }),
  ),
})
export type QuoteStatistics = z.infer<typeof QuoteStatistics>

const BreakdownRow = z.object({
  ...measures,
  name: z.string(),
  branch: z.string(),
  negotiator: z.string(),
  agency: z.string(),
  person_id: z.string(),
  trend: z.array(z.int()),
  /** The BDM's last visit; null if none, and in the grid of a giver. */
  last_visit: z.nullable(DateOnly),
})
export type QuoteBreakdownRow = z.infer<typeof BreakdownRow>

export const QuoteBreakdown = z.object({
  ...head,
  of: z.enum(['person', 'agency']),
  name: z.string(),
  key: z.string(),
  total: Results,
  /** The same number of months before. */
  before: Results,
  rows: z.array(BreakdownRow),
  dead: z.array(z.object({ reason: DeadReason, count: z.int() })),
  /** The median of all givers by figure; null without reports.view-any. */
  medians: z.nullable(z.record(z.string(), z.nullable(z.number()))),
  targets: z.array(TargetProgress),
})
export type QuoteBreakdown = z.infer<typeof QuoteBreakdown>

export const StatisticsTable = z.enum(['months', 'givers', 'cuts', 'dead', 'forecast', 'cohort'])
export type StatisticsTable = z.infer<typeof StatisticsTable>

// Figures cover the person's scope: own, team or all.
export const quoteStatisticsApi = endpointsOf({
  show: {
    method: 'GET',
    path: '/api/quote-cases/statistics',
    who: ['staff'],
    can: [],
    query: z.strictObject(statisticsQuery),
    reply: QuoteStatistics,
  },
  export: {
    method: 'GET',
    path: '/api/quote-cases/statistics/export',
    who: ['staff'],
    can: ['quotes.view-any'],
    query: z.strictObject({ ...statisticsQuery, table: StatisticsTable }),
    reply: z.string(),
    file: { type: 'text/csv', name: 'quote-figures' },
  },
  league_pdf: {
    method: 'GET',
    path: '/api/quote-cases/statistics/league',
    who: ['staff'],
    can: [],
    query: z.strictObject(statisticsQuery),
    reply: z.string(),
    file: { type: 'application/pdf', name: 'quote-givers' },
  },
  /** The current user's own, or anyone's with reports.view-any. */
  breakdown: {
    method: 'GET',
    path: '/api/quote-cases/breakdown/:name',
    who: ['staff'],
    can: [],
    query: z.strictObject({ ...statisticsQuery, by: z.enum(['bdm', 'giver']) }),
    reply: QuoteBreakdown,
  },
  /** The same grid as CSV. */
  breakdown_export: {
    method: 'GET',
    path: '/api/quote-cases/breakdown/:name/export',
    who: ['staff'],
    can: ['quotes.view-any'],
    query: z.strictObject({ ...statisticsQuery, by: z.enum(['bdm', 'giver']) }),
    reply: z.string(),
    file: { type: 'text/csv', name: 'quote-breakdown' },
  },
  /** The same grid as PDF. */
  breakdown_pdf: {
    method: 'GET',
    path: '/api/quote-cases/breakdown/:name/paper',
    who: ['staff'],
    can: [],
    query: z.strictObject({ ...statisticsQuery, by: z.enum(['bdm', 'giver']) }),
    reply: z.string(),
    file: { type: 'application/pdf', name: 'quote-breakdown' },
  },
})
