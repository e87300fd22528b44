import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import { MatterType } from '#domain/matter'
import { Named } from '#domain/party'
import { QuoteFacts } from '#domain/quote/facts'
import { Quote } from '#domain/quote/quote'
import { SaleStage } from '#domain/quote/sale-stage'
import { DeadReason, NextAction, Temperature } from './bodies.ts'

export const QuoteCaseStatus = z.enum([
  'draft',
  'sent',
  'following_up',
  'accepted',
  'instructed',
  'on_hold',
  'dead',
])
export type QuoteCaseStatus = z.infer<typeof QuoteCaseStatus>

export const LinkedConveyance = z.object({
  id: z.string(),
  ref: z.string(),
  matter_type: MatterType,
})
export type LinkedConveyance = z.infer<typeof LinkedConveyance>

export const QuoteCase = z.object({
  id: z.string(),
  version: z.int(),
  /** 'Q-01234' */
  number: z.string(),
  lead_id: z.nullable(z.string()),
  status: QuoteCaseStatus,
  sale_stage: SaleStage,
  owner: z.nullable(Named),
  giver: z.nullable(Named),
  bdm: z.nullable(Named),
  /** The credit, fixed when the first version is sent. */
  credit: z.optional(
    z.object({ giver_id: z.nullable(z.string()), bdm_id: z.nullable(z.string()) }),
  ),
  referral_disclosed_at: z.nullable(Instant),
  valid_until: z.nullable(DateOnly),
  /** The working day at whose end it is closed as lost; null for a draft, on hold, won or lost. */
  dead_on: z.nullable(DateOnly),
  next_action: z.nullable(NextAction),
  attempts: z.int(),
  last_contact_at: z.nullable(Instant),
  temperature: Temperature,
  hold_until: z.nullable(DateOnly),
  hold_reason: z.nullable(z.string()),
  dead_reason: z.nullable(DeadReason),
  dead_note: z.nullable(z.string()),
  died_at: z.nullable(Instant),
  linked_conveyances: z.array(LinkedConveyance),
  facts: QuoteFacts,
  /** Oldest first; the last is the current one. */
  quotes: z.array(Quote),
  created_at: Instant,
  updated_at: Instant,
})
export type QuoteCase = z.infer<typeof QuoteCase>

export const QuoteCaseRow = z.object({
  id: z.string(),
  version: z.int(),
  number: z.string(),
  status: QuoteCaseStatus,
  sale_stage: SaleStage,
  people: z.string(),
  phone: z.string(),
  subject: z.string(),
  address: z.string(),
  postcode: z.string(),
  price: z.nullable(z.int()),
  fee_ex_vat: z.int(),
  total_inc_vat: z.int(),
  agency: z.nullable(z.string()),
  branch: z.nullable(z.string()),
  negotiator: z.nullable(z.string()),
  owner: z.nullable(Named),
  giver: z.nullable(Named),
  bdm: z.nullable(Named),
  quoted_at: z.nullable(Instant),
  viewed_at: z.nullable(Instant),
  valid_until: z.nullable(DateOnly),
  dead_on: z.nullable(DateOnly),
  hold_until: z.nullable(DateOnly),
  dead_reason: z.nullable(DeadReason),
  next_action: z.nullable(NextAction),
  attempts: z.int(),
  last_contact_at: z.nullable(Instant),
  temperature: Temperature,
  updated_at: Instant,
})
export type QuoteCaseRow = z.infer<typeof QuoteCaseRow>

/** The current quote: the last version; null before the first. */
export const quoteOnOffer = (quoteCase: Pick<QuoteCase, 'quotes'>): Quote | null =>
  quoteCase.quotes.at(-1) ?? null

/** 'Q-01234' of 1234. */
export const quoteNumber = (count: number) => `Q-${String(count).padStart(5, '0')}`
