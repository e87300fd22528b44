import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import type { Endpoint } from '#domain/endpoint'
import { keysOf } from '#domain/entries'
import { pageLimit } from '#domain/list/page-query'
import { SaleStage } from '#domain/quote/sale-stage'
import { NextAction } from './bodies.ts'

/** One line of the record of quote cases, as the log shows it. */
export const QuoteActivity = z.object({
  seq: z.int(),
  at: Instant,
  name: z.string(),
  /** 'Price stands until 4 Dec: waits for the survey' */
  words: z.string(),
  who: z.string(),
  /** Null where the draft was discarded. */
  quote_case: z.nullable(z.object({ id: z.string(), number: z.string(), people: z.string() })),
  changed: z.array(z.string()),
  /** Of a call: whether somebody was spoken to; null for anything else. */
  reached: z.nullable(z.boolean()),
})
export type QuoteActivity = z.infer<typeof QuoteActivity>

/** What was done, as a filter offers it. */
export const quoteActivityNames = {
  'quote.created': 'Begun',
  'quote.sent': 'Sent',
  'quote.viewed': 'Opened by the client',
  'quote.accepted': 'Accepted',
  'quotecase.updated': 'Changed or followed up',
  'quotecase.stage-changed': 'Stage changed',
  'quotecase.died': 'Marked dead',
  'quotecase.revived': 'Revived',
  'quotecase.instructed': 'Instructed',
} as const

/** Six things about a case, for whoever telephones down a list. */
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

const Tally = z.object({ count: z.int(), fee_ex_vat: z.int() })
export type QuoteTally = z.infer<typeof Tally>

/** What the desk has before it; stages are null for somebody who may not see their lists. */
export const QuoteOverview = z.object({
  drafts: Tally,
  sent_today: Tally,
  presold: z.nullable(Tally),
  sold: z.nullable(Tally),
  calls: Tally,
  dying: Tally,
  accepted: Tally,
  on_hold: Tally,
  /** The next working day: when those that die do. */
  dies_on: DateOnly,
})
export type QuoteOverview = z.infer<typeof QuoteOverview>

const page = {
  after: z.optional(z.string().check(z.maxLength(400))),
  limit: pageLimit,
}

// Reach is that of quote cases; audit.view-any reads the record of every case.
export const quoteActivityApi = {
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
      action: z.optional(z.enum(keysOf(quoteActivityNames))),
      /** Only attempts to reach the client. */
      calls: z.optional(z.literal('yes')),
      /** Only what the person who asks did. */
      mine: z.optional(z.literal('yes')),
      on: z.optional(DateOnly),
      ...page,
    }),
    reply: z.object({ rows: z.array(QuoteActivity), next: z.nullable(z.string()) }),
  },
} as const satisfies Record<string, Endpoint>
