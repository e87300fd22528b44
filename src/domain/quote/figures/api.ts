import * as z from 'zod/mini'
import { TargetProgress } from '#domain/agent/target'
import { DateOnly, Instant } from '#domain/date-schema'
import { endpointsOf } from '#domain/endpoint'
import { tableFrom } from '#domain/entries'
import { DeadReason } from '#domain/quote/case/bodies'
import { QuoteCaseStatus } from '#domain/quote/case/quote-case'
import { SaleStage } from '#domain/quote/sale-stage'
import { quoteMeasures } from './measure.ts'

/** What was counted of the cases first priced in a period. */
const measures = tableFrom(quoteMeasures, () => z.int())
const Results = z.object(measures)
export type QuoteResults = z.infer<typeof Results>

const Month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Name a month like 2026-10.'))

/** Whose cases: all in reach, the team's, or those that the person who asks works on. */
export const Whose = z.enum(['all', 'team', 'mine'])
export type Whose = z.infer<typeof Whose>

const asked = {
  months: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(12))),
  /** The last month of the period; this one unless said. */
  until: z.optional(Month),
  source: z.optional(z.string().check(z.maxLength(40))),
  agency: z.optional(z.string().check(z.maxLength(120))),
  stage: z.optional(SaleStage),
  whose: z.optional(Whose),
}

const Cut = z.object({ ...measures, key: z.string(), name: z.string() })
export type CutRow = z.infer<typeof Cut>

/** What somebody gave. Names of others are told to those who may see reports. */
export const QuoteLeagueRow = z.object({
  ...measures,
  /** Whose rows a list shows; null where the name is not told. */
  id: z.nullable(z.string()),
  name: z.nullable(z.string()),
  slug: z.nullable(z.string()),
  mine: z.boolean(),
  /** How many were instructed of those first priced in each of six months, the oldest first. */
  trend: z.array(z.int()),
  /** The months just before; null where nothing was priced in them. */
  before: z.nullable(Results),
  dead_by: z.array(z.object({ reason: DeadReason, count: z.int() })),
})
export type QuoteLeagueRow = z.infer<typeof QuoteLeagueRow>

const head = {
  as_of: Instant,
  from: DateOnly,
  until: DateOnly,
  /** The first and the last month, as a list is asked for them. */
  first: z.string(),
  last: z.string(),
  /** Whose cases these are, and the widest that the person may ask for. */
  whose: Whose,
  reach: Whose,
  /** Older cases are still being counted. */
  pending: z.boolean(),
}

export const QuoteStatistics = z.object({
  ...head,
  total: Results,
  /** The same number of months just before. */
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
  /** Every case as it stands now, whenever it was priced. */
  standing: z.array(
    z.object({
      status: QuoteCaseStatus,
      sale_stage: SaleStage,
      count: z.int(),
      fee_ex_vat: z.int(),
    }),
  ),
  /** What the open cases should bring; `rates` out of a thousand. */
  forecast: z.object({
    rates: z.object({ presold: z.int(), sold: z.int(), accepted: z.int() }),
    months: z.array(
      z.object({ month: z.string(), count: z.int(), fee: z.int(), expected: z.int() }),
    ),
  }),
  /** By the month of the instruction: how many completed after how many months, and the rest. */
  cohort: z.array(
    z.object({ month: z.string(), instructed: z.int(), classes: z.record(z.string(), z.int()) }),
  ),
})
export type QuoteStatistics = z.infer<typeof QuoteStatistics>

const Place = z.object({
  ...measures,
  name: z.string(),
  branch: z.string(),
  negotiator: z.string(),
  /** How a list is asked for the rows. */
  agency: z.string(),
  person_id: z.string(),
  trend: z.array(z.int()),
  /** When the BDM was last there; null for never, and in the grid of a giver. */
  last_visit: z.nullable(DateOnly),
})
export type QuotePlace = z.infer<typeof Place>

export const QuoteBreakdown = z.object({
  ...head,
  /** Whose grid it is: a person's, by introducer; or an introducer's, by person. */
  of: z.enum(['person', 'agency']),
  name: z.string(),
  key: z.string(),
  total: Results,
  /** What became of the same number of months just before. */
  before: Results,
  rows: z.array(Place),
  dead: z.array(z.object({ reason: DeadReason, count: z.int() })),
  /** The middle of all givers, by figure; null for those who may not see reports. */
  medians: z.nullable(z.record(z.string(), z.nullable(z.number()))),
  /** Of a BDM, what they are to reach in those months of the period that have a target. */
  targets: z.array(TargetProgress),
})
export type QuoteBreakdown = z.infer<typeof QuoteBreakdown>

/** The tables of the pages that can be taken away. */
export const StatisticsTable = z.enum(['months', 'givers', 'cuts', 'dead', 'forecast', 'cohort'])
export type StatisticsTable = z.infer<typeof StatisticsTable>

// Figures cover what the person reaches: own, team or all.
export const quoteStatisticsApi = endpointsOf({
  show: {
    method: 'GET',
    path: '/api/quote-cases/statistics',
    who: ['staff'],
    can: [],
    query: z.strictObject(asked),
    reply: QuoteStatistics,
  },
  export: {
    method: 'GET',
    path: '/api/quote-cases/statistics/export',
    who: ['staff'],
    can: ['quotes.view-any'],
    query: z.strictObject({ ...asked, table: StatisticsTable }),
    reply: z.string(),
    file: { type: 'text/csv', name: 'quote-figures' },
  },
  /** The league of givers on paper. */
  league_pdf: {
    method: 'GET',
    path: '/api/quote-cases/statistics/league',
    who: ['staff'],
    can: [],
    query: z.strictObject(asked),
    reply: z.string(),
    file: { type: 'application/pdf', name: 'quote-givers' },
  },
  /** Somebody's own, or anybody's for those who hold reports.view-any. */
  breakdown: {
    method: 'GET',
    path: '/api/quote-cases/breakdown/:name',
    who: ['staff'],
    can: [],
    query: z.strictObject({ ...asked, by: z.enum(['bdm', 'giver']) }),
    reply: QuoteBreakdown,
  },
  /** The same grid as a file. */
  breakdown_export: {
    method: 'GET',
    path: '/api/quote-cases/breakdown/:name/export',
    who: ['staff'],
    can: ['quotes.view-any'],
    query: z.strictObject({ ...asked, by: z.enum(['bdm', 'giver']) }),
    reply: z.string(),
    file: { type: 'text/csv', name: 'quote-breakdown' },
  },
  /** The same grid on paper. */
  breakdown_pdf: {
    method: 'GET',
    path: '/api/quote-cases/breakdown/:name/paper',
    who: ['staff'],
    can: [],
    query: z.strictObject({ ...asked, by: z.enum(['bdm', 'giver']) }),
    reply: z.string(),
    file: { type: 'application/pdf', name: 'quote-breakdown' },
  },
})
