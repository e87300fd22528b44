import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { endpointsOf } from '#domain/endpoint'
import { dateKindsParam, dateRangeParam } from '#domain/list/date-range-query'
import { ColumnKeys } from '#domain/list/export'
import { direction, pageQuery } from '#domain/list/page-query'
import { Named } from '#domain/party'
import { SaleStage } from '#domain/quote/sale-stage'
import * as bodies from './bodies.ts'
import { DeskPlan } from './desk/settings.ts'
import { Lead, LeadLikeness, LeadRow, LeadSource, LeadStatus } from './lead.ts'

/** A list of leads; `unanswered` is sorted by response deadline, `sold` by waiting time. */
export const LeadView = z.enum([
  'open',
  'new',
  'mine',
  'unanswered',
  'call-backs',
  'presold',
  'sold',
  'converted',
  'lost',
  'duplicate',
  'spam',
  'all',
])
export type LeadView = z.infer<typeof LeadView>

/** Sort keys; `due` is the response deadline, `waiting` the time since the offer was accepted. */
export const LeadSort = z.enum(['received', 'person', 'price', 'next', 'due', 'waiting'])
export type LeadSort = z.infer<typeof LeadSort>

const Month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Enter a month like 2026-10.'))

export const leadDates = ['received', 'next'] as const
export type LeadDate = (typeof leadDates)[number]

const filter = {
  view: z.optional(LeadView),
  q: z.optional(z.string().check(z.maxLength(100))),
  stage: z.optional(SaleStage),
  status: z.optional(LeadStatus),
  source: z.optional(LeadSource),
  /** 'none' for unassigned leads. */
  owner_id: z.optional(z.string()),
  /** 'none' for leads without an introducer. */
  agency_id: z.optional(z.string()),
  dates: dateRangeParam,
  /** 'received' by default. */
  dates_of: dateKindsParam(leadDates),
  /** First and last month of receipt; leaves out duplicates and spam. */
  received_from: z.optional(Month),
  received_until: z.optional(Month),
  /** Introducer of a figure: an id, a name or 'none'; branch and negotiator likewise. */
  introducer: z.optional(z.string().check(z.maxLength(120))),
  branch: z.optional(z.string().check(z.maxLength(120))),
  negotiator: z.optional(z.string().check(z.maxLength(120))),
  /** 'none' for leads without a BDM. */
  bdm_id: z.optional(z.string()),
  whose: z.optional(z.enum(['all', 'team', 'mine'])),
  import_id: z.optional(z.string()),
}
const order = { sort: z.optional(LeadSort), direction }

export const LeadTotals = z.object({
  count: z.int(),
  /** True when the count stopped at its limit: 'over 10,000'. */
  capped: z.boolean(),
  late: z.int(),
  views: z.record(z.string(), z.int()),
})
export type LeadTotals = z.infer<typeof LeadTotals>

export const LeadDetail = z.object({
  lead: Lead,
  alike: z.array(
    z.object({
      ...LeadLikeness.shape,
      version: z.int(),
      status: LeadStatus,
      person: z.string(),
      received_at: Instant,
    }),
  ),
  timeline: z.array(
    z.object({
      at: Instant,
      name: z.string(),
      kind: z.string(),
      who: z.string(),
      words: z.string(),
    }),
  ),
})
export type LeadDetail = z.infer<typeof LeadDetail>

const Hours = z.object({
  valid_from: z.string(),
  open: z.record(z.string(), z.tuple([z.string(), z.string()])),
  response_minutes: z.int(),
  closed: z.optional(z.array(z.string())),
})

export const LeadDesk = z.object({
  hours: z.array(Hours),
  people: z.array(Named),
  form_address: z.string(),
  mail_address: z.string(),
  telephone: z.enum(['by_hand', 'webhook']),
  plan: DeskPlan,
})
export type LeadDesk = z.infer<typeof LeadDesk>

const optionalText = (maxLength: number) => z.optional(z.string().check(z.maxLength(maxLength)))

export const LeadMatches = z.object({
  contacts: z.array(
    z.object({
      id: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      email: z.string(),
      phone: z.string(),
      why: z.string(),
    }),
  ),
  leads: z.array(z.object({ ...LeadLikeness.shape, person: z.string(), status: LeadStatus })),
})
export type LeadMatches = z.infer<typeof LeadMatches>

// Each endpoint names its own method, because the build recognises a contract by it.
const singleLead = { who: ['staff'], can: [], reply: Lead } as const

// Access is checked per record on the server: own leads without leads.view-any, which also includes unassigned
// leads. The presold and sold views need leads.view-any.
export const leadApi = endpointsOf({
  create: {
    method: 'POST',
    path: '/api/leads',
    who: ['staff'],
    can: ['leads.create'],
    body: bodies.LeadCreation,
    reply: Lead,
  },
  list: {
    method: 'GET',
    path: '/api/leads',
    who: ['staff'],
    can: [],
    query: z.strictObject({
      ...filter,
      ...order,
      ...pageQuery,
    }),
    reply: z.object({ rows: z.array(LeadRow), next: z.nullable(z.string()) }),
  },
  totals: {
    method: 'GET',
    path: '/api/leads/totals',
    who: ['staff'],
    can: [],
    query: z.strictObject(filter),
    reply: LeadTotals,
  },
  export: {
    method: 'GET',
    path: '/api/leads/export',
    who: ['staff'],
    can: ['leads.view-any'],
    query: z.strictObject({ ...filter, ...order, columns: z.optional(ColumnKeys) }),
    reply: z.string(),
    file: { type: 'text/csv', name: 'leads' },
  },
  desk: { method: 'GET', path: '/api/leads/desk', who: ['staff'], can: [], reply: LeadDesk },
  /** Contacts and leads that match a form while it is typed. */
  matches: {
    method: 'GET',
    path: '/api/leads/matches',
    who: ['staff'],
    can: ['leads.create'],
    query: z.strictObject({
      first_name: optionalText(80),
      last_name: optionalText(80),
      email: optionalText(254),
      phone: optionalText(32),
      postcode: optionalText(12),
    }),
    reply: LeadMatches,
  },
  /** Claims the next unassigned lead; null if there is none. Concurrent claims get different leads. */
  claim: {
    method: 'POST',
    path: '/api/leads/claims',
    who: ['staff'],
    can: ['leads.create'],
    reply: z.object({ lead: z.nullable(Lead) }),
  },
  assign_all: {
    method: 'POST',
    path: '/api/leads/assignments',
    who: ['staff'],
    can: ['leads.view-any'],
    body: bodies.LeadAssignments,
    reply: z.object({
      done: z.int(),
      refused: z.array(z.object({ name: z.string(), why: z.string() })),
    }),
  },
  paste: {
    method: 'POST',
    path: '/api/leads/emails',
    who: ['staff'],
    can: ['leads.create'],
    body: bodies.PastedEmail,
    reply: Lead,
  },
  show: { method: 'GET', path: '/api/leads/:id', who: ['staff'], can: [], reply: LeadDetail },
  edit: { ...singleLead, method: 'PUT', path: '/api/leads/:id', body: bodies.LeadEdit },
  call: { ...singleLead, method: 'POST', path: '/api/leads/:id/calls', body: bodies.LeadCall },
  call_back: {
    ...singleLead,
    method: 'PUT',
    path: '/api/leads/:id/call-back',
    body: bodies.LeadCallBack,
  },
  step: { ...singleLead, method: 'PUT', path: '/api/leads/:id/status', body: bodies.LeadStep },
  lose: { ...singleLead, method: 'POST', path: '/api/leads/:id/loss', body: bodies.LeadLoss },
  spam: { ...singleLead, method: 'POST', path: '/api/leads/:id/spam', body: bodies.LeadVersion },
  reopen: {
    ...singleLead,
    method: 'POST',
    path: '/api/leads/:id/reopening',
    body: bodies.LeadVersion,
  },
  stage: {
    ...singleLead,
    method: 'PUT',
    path: '/api/leads/:id/sale-stage',
    body: bodies.LeadStageChange,
  },
  nurture: {
    ...singleLead,
    method: 'PUT',
    path: '/api/leads/:id/nurture',
    body: bodies.LeadNurture,
  },
  whatsapp: {
    ...singleLead,
    method: 'POST',
    path: '/api/leads/:id/whatsapp-messages',
    body: bodies.LeadWhatsapp,
  },
  pack: {
    ...singleLead,
    method: 'POST',
    path: '/api/leads/:id/pack-offer',
    body: bodies.LeadVersion,
  },
  merge: { ...singleLead, method: 'POST', path: '/api/leads/:id/merges', body: bodies.LeadMerge },
  assign: {
    ...singleLead,
    method: 'PUT',
    path: '/api/leads/:id/owner',
    body: bodies.LeadAssignment,
  },
  /** Creates a draft quote; the lead is read-only afterwards. */
  convert: {
    method: 'POST',
    path: '/api/leads/:id/conversion',
    who: ['staff'],
    can: ['quotes.create'],
    body: bodies.LeadVersion,
    reply: z.object({ lead: Lead, quote_case: z.object({ id: z.string(), number: z.string() }) }),
  },
})
