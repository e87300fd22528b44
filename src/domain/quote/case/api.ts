import * as z from 'zod/mini'
import { MessagePreview } from '#domain/communication/preview'
import { Instant } from '#domain/date-schema'
import { endpointsOf } from '#domain/endpoint'
import { dateKindsParam, dateRangeParam } from '#domain/list/date-range-query'
import { ColumnKeys } from '#domain/list/export'
import { direction, pageQuery } from '#domain/list/page-query'
import { Named } from '#domain/party'
import { QuoteFacts } from '#domain/quote/facts'
import { rowsQuery } from '#domain/quote/figures/rows-query'
import { PricedQuote, QuoteChannel } from '#domain/quote/quote'
import { SaleStage } from '#domain/quote/sale-stage'
import { FeeScale } from '#domain/quote/scale/scale'
import {
  CallSkip,
  Closure,
  Extension,
  FollowUp,
  Hold,
  QuoteWhatsapp,
  Revival,
  StageChange,
  Version,
} from './bodies.ts'
import { LinkedConveyance, QuoteCase, QuoteCaseRow, QuoteCaseStatus } from './quote-case.ts'

/** A list of quote cases; 'dead-tomorrow' has those that are closed as lost on the next working day. */
export const QuoteCaseView = z.enum([
  'open',
  'presold',
  'sold',
  'drafts',
  'call-board',
  'dead-tomorrow',
  'accepted',
  'on-hold',
  'dead',
  'all',
])
export type QuoteCaseView = z.infer<typeof QuoteCaseView>

/** Sort keys; each view has its own default order. */
export const QuoteCaseSort = z.enum(['number', 'person', 'fee', 'total', 'until', 'changed'])
export type QuoteCaseSort = z.infer<typeof QuoteCaseSort>

export const quoteDates = ['until', 'changed'] as const
export type QuoteDate = (typeof quoteDates)[number]

const filter = {
  view: z.optional(QuoteCaseView),
  q: z.optional(z.string().check(z.maxLength(100))),
  stage: z.optional(SaleStage),
  status: z.optional(QuoteCaseStatus),
  owner_id: z.optional(z.string()),
  giver_id: z.optional(z.string()),
  agency_id: z.optional(z.string()),
  dates: dateRangeParam,
  /** 'until' by default. */
  dates_of: dateKindsParam(quoteDates),
  ...rowsQuery,
  import_id: z.optional(z.string()),
}
const order = { sort: z.optional(QuoteCaseSort), direction }

export const CaseDraft = z.strictObject({
  facts: QuoteFacts,
  lead_id: z.optional(z.nullable(z.uuid())),
})
export const CaseDraftChange = z.strictObject({ version: Version, facts: QuoteFacts })

export const Dispatch = z.strictObject({
  version: Version,
  channels: z.array(QuoteChannel).check(z.minLength(1, 'Choose how to send it.')),
})
export type Dispatch = z.infer<typeof Dispatch>

/** Without channels the new version is saved and no message is sent. */
export const CaseEdit = z.strictObject({
  version: Version,
  facts: QuoteFacts,
  channels: z.array(QuoteChannel),
})
export type CaseEdit = z.infer<typeof CaseEdit>

export const Instruction = z.strictObject({
  version: Version,
  /** Who accepted by telephone, if the client did not accept through the link. */
  accepted_by_phone: z.optional(
    z.string().check(z.trim(), z.minLength(2, 'Enter who accepted.'), z.maxLength(120)),
  ),
  /** Whoever instructs, if a fee earner, otherwise the one with the fewest cases, if absent. */
  fee_earner_id: z.optional(z.string()),
})
export type Instruction = z.infer<typeof Instruction>

export const QuoteCaseTotals = z.object({
  count: z.int(),
  /** True when the count stopped at its limit: 'over 10,000'. */
  capped: z.boolean(),
  fee_ex_vat: z.int(),
  total_inc_vat: z.int(),
  overdue: z.int(),
})
export type QuoteCaseTotals = z.infer<typeof QuoteCaseTotals>

export const QuoteDifference = z.object({
  lines: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      before: z.nullable(z.int()),
      after: z.nullable(z.int()),
    }),
  ),
  total: z.int(),
  land_tax: z.int(),
})
export type QuoteDifference = z.infer<typeof QuoteDifference>

/** The lead of a quote, with what was said and noted there, newest first. */
export const QuotedLead = z.object({
  id: z.string(),
  number: z.string(),
  /** What the person wrote; '' if nothing. */
  message: z.string(),
  notes: z.array(z.object({ at: Instant, who: z.string(), words: z.string() })),
})
export type QuotedLead = z.infer<typeof QuotedLead>

/** What instructing would do now: whose case it becomes, out of whom, and what the clients receive. */
export const InstructionPreview = z.object({
  fee_earner: Named,
  fee_earners: z.array(Named),
  messages: z.array(MessagePreview),
})
export type InstructionPreview = z.infer<typeof InstructionPreview>

export const QuoteCaseDetail = z.object({
  quote_case: QuoteCase,
  /** The current facts priced with today's fee scale. */
  priced: PricedQuote,
  /** Null without one, or where the reader may not see it. */
  lead: z.nullable(QuotedLead),
  /** Open cases of the same person or address. */
  alike: z.array(
    z.object({ id: z.string(), number: z.string(), people: z.string(), why: z.string() }),
  ),
  timeline: z.array(
    z.object({ at: Instant, name: z.string(), who: z.string(), words: z.string() }),
  ),
})
export type QuoteCaseDetail = z.infer<typeof QuoteCaseDetail>

// Access is checked per record on the server: without quotes.view-any only cases of which the person is owner,
// giver or BDM; the presold and sold views need quotes.view-any.
export const quoteCaseApi = endpointsOf({
  create: {
    method: 'POST',
    path: '/api/quote-cases',
    who: ['staff'],
    can: ['quotes.create'],
    body: CaseDraft,
    reply: QuoteCase,
  },
  draft: {
    method: 'PUT',
    path: '/api/quote-cases/:id/draft',
    who: ['staff'],
    can: ['quotes.create'],
    body: CaseDraftChange,
    reply: QuoteCase,
  },
  discard: {
    method: 'DELETE',
    path: '/api/quote-cases/:id/draft',
    who: ['staff'],
    can: ['quotes.create'],
    reply: z.object({ discarded: z.literal(true) }),
  },
  list: {
    method: 'GET',
    path: '/api/quote-cases',
    who: ['staff'],
    can: [],
    query: z.strictObject({
      ...filter,
      ...order,
      ...pageQuery,
    }),
    reply: z.object({ rows: z.array(QuoteCaseRow), next: z.nullable(z.string()) }),
  },
  totals: {
    method: 'GET',
    path: '/api/quote-cases/totals',
    who: ['staff'],
    can: [],
    query: z.strictObject(filter),
    reply: QuoteCaseTotals,
  },
  export: {
    method: 'GET',
    path: '/api/quote-cases/export',
    who: ['staff'],
    can: ['quotes.view-any'],
    query: z.strictObject({ ...filter, ...order, columns: z.optional(ColumnKeys) }),
    reply: z.string(),
    file: { type: 'text/csv', name: 'quotes' },
  },
  show: {
    method: 'GET',
    path: '/api/quote-cases/:id',
    who: ['staff'],
    can: [],
    reply: QuoteCaseDetail,
  },
  send: {
    method: 'POST',
    path: '/api/quote-cases/:id/dispatch',
    who: ['staff'],
    can: ['quotes.create'],
    body: Dispatch,
    reply: QuoteCase,
  },
  /** The messages that sending by email would send now. */
  preview_sending: {
    method: 'GET',
    path: '/api/quote-cases/:id/dispatch',
    who: ['staff'],
    can: ['quotes.create'],
    reply: z.array(MessagePreview),
  },
  /** Changes the facts of a sent case; a changed price makes the next version. */
  edit: {
    method: 'PUT',
    path: '/api/quote-cases/:id/facts',
    who: ['staff'],
    can: ['quotes.create'],
    body: CaseEdit,
    reply: z.object({ quote_case: QuoteCase, difference: z.nullable(QuoteDifference) }),
  },
  follow_up: {
    method: 'POST',
    path: '/api/quote-cases/:id/follow-ups',
    who: ['staff'],
    can: [],
    body: FollowUp,
    reply: QuoteCase,
  },
  whatsapp: {
    method: 'POST',
    path: '/api/quote-cases/:id/whatsapp-messages',
    who: ['staff'],
    can: [],
    body: QuoteWhatsapp,
    reply: QuoteCase,
  },
  skip: {
    method: 'POST',
    path: '/api/quote-cases/:id/call-skips',
    who: ['staff'],
    can: [],
    body: CallSkip,
    reply: QuoteCase,
  },
  stage: {
    method: 'PUT',
    path: '/api/quote-cases/:id/sale-stage',
    who: ['staff'],
    can: [],
    body: StageChange,
    reply: QuoteCase,
  },
  extend: {
    method: 'POST',
    path: '/api/quote-cases/:id/extension',
    who: ['staff'],
    can: [],
    body: Extension,
    reply: QuoteCase,
  },
  hold: {
    method: 'POST',
    path: '/api/quote-cases/:id/hold',
    who: ['staff'],
    can: [],
    body: Hold,
    reply: QuoteCase,
  },
  resume: {
    method: 'DELETE',
    path: '/api/quote-cases/:id/hold',
    who: ['staff'],
    can: [],
    reply: QuoteCase,
  },
  die: {
    method: 'POST',
    path: '/api/quote-cases/:id/death',
    who: ['staff'],
    can: [],
    body: Closure,
    reply: QuoteCase,
  },
  revive: {
    method: 'POST',
    path: '/api/quote-cases/:id/revival',
    who: ['staff'],
    can: [],
    body: Revival,
    reply: QuoteCase,
  },
  instruct: {
    method: 'POST',
    path: '/api/quote-cases/:id/instruction',
    who: ['staff'],
    can: [],
    body: Instruction,
    reply: z.object({ conveyances: z.array(LinkedConveyance) }),
  },
  preview_instruction: {
    method: 'GET',
    path: '/api/quote-cases/:id/instruction',
    who: ['staff'],
    can: [],
    query: z.strictObject({
      fee_earner_id: z.optional(z.string()),
      accepted_by_phone: z.optional(z.string().check(z.maxLength(120))),
    }),
    reply: InstructionPreview,
  },
  /** The fee scale for the calculator in the browser: the agency's own, else the firm's. */
  scale: {
    method: 'GET',
    path: '/api/fee-scale',
    who: ['staff'],
    can: [],
    query: z.strictObject({ agency_id: z.optional(z.uuid()) }),
    reply: FeeScale,
  },
})
