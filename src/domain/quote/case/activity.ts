import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import { endpointsOf } from '#domain/endpoint'
import { pageLimit } from '#domain/list/page-query'
import { SaleStage } from '#domain/quote/sale-stage'
import { NextAction } from './bodies.ts'
import type { QuoteCaseEvents } from './events.ts'

export const QuoteActivity = z.object({
  seq: z.int(),
  at: Instant,
  name: z.string(),
  /** 'Extended until 4 Dec: waits for the survey' */
  words: z.string(),
  who: z.string(),
  /** Null if the draft was discarded. */
  quote_case: z.nullable(z.object({ id: z.string(), number: z.string(), people: z.string() })),
  changed: z.array(z.string()),
  /** Whether a call was answered; null for other entries. */
  reached: z.nullable(z.boolean()),
})
export type QuoteActivity = z.infer<typeof QuoteActivity>

export const quoteActivityNames = [
  'quote.created',
  'quote.sent',
  'quote.viewed',
  'quote.accepted',
  'quotecase.updated',
  'quotecase.stage-changed',
  'quotecase.died',
  'quotecase.revived',
  'quotecase.instructed',
] as const satisfies readonly (keyof QuoteCaseEvents)[]

export const QueuedQuoteCase = z.object({
  id: z.string(),
  people: z.string(),
  phone: z.string(),
  postcode: z.string(),
  fee_ex_vat: z.int(),
  quoted_at: z.nullable(Instant),
  next_action: z.nullable(NextAction),
})
export type QueuedQuoteCase = z.infer<typeof QueuedQuoteCase>

const TallySchema = z.object({ count: z.int(), fee_ex_vat: z.int() })
export type QuoteTally = z.infer<typeof TallySchema>

/** The desk's workload; stages are null without access to their lists. */
export const QuoteOverview = z.object({
  drafts: TallySchema,
  sent_today: TallySchema,
  presold: z.nullable(TallySchema),
  sold: z.nullable(TallySchema),
  calls: TallySchema,
  dying: TallySchema,
  accepted: TallySchema,
  on_hold: TallySchema,
  /** The next working day, when the `dying` cases expire. */
  dies_on: DateOnly,
})
export type QuoteOverview = z.infer<typeof QuoteOverview>

const page = {
  after: z.optional(z.string().check(z.maxLength(400))),
  limit: pageLimit,
}

// Access as for quote cases; audit.view-any can read the log of every case.
export const quoteActivityApi = endpointsOf({
  overview: {
    method: 'GET',
    path: '/api/quote-cases/overview',
    who: ['staff'],
    can: [],
    reply: QuoteOverview,
  },
  queue: {
    method: 'GET',
    path: '/api/quote-cases/queue',
    who: ['staff'],
    can: ['quotes.view-any'],
    query: z.strictObject({ stage: SaleStage, ...page }),
    reply: z.object({ rows: z.array(QueuedQuoteCase), next: z.nullable(z.string()) }),
  },
  activity: {
    method: 'GET',
    path: '/api/quote-cases/activity',
    who: ['staff'],
    can: [],
    query: z.strictObject({
      action: z.optional(z.enum(quoteActivityNames)),
      calls: z.optional(z.literal('yes')),
      /** Only actions of the current user. */
      mine: z.optional(z.literal('yes')),
      on: z.optional(DateOnly),
      ...page,
    }),
    reply: z.object({ rows: z.array(QuoteActivity), next: z.nullable(z.string()) }),
  },
})
