import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import { MatterType } from '#domain/matter'
import { lineText } from '#domain/one-line'
import { Named } from '#domain/party'
import { whereWeAct } from '#domain/property-postcode'
import { NextAction } from '#domain/quote/case/bodies'
import { SaleStage } from '#domain/quote/sale-stage'
import { atMost } from '#domain/text/at-most'
import { LeadLanguage } from './language.ts'

/** A lead moves forward from new to converted; lost, duplicate and spam end it at any earlier status. */
export const LeadStatus = z.enum([
  'new',
  'contacted',
  'qualified',
  'quoted',
  'converted',
  'lost',
  'duplicate',
  'spam',
])
export type LeadStatus = z.infer<typeof LeadStatus>

export const LeadSource = z.enum([
  'web',
  'phone',
  'email',
  'agent',
  'broker',
  'whatsapp',
  'repeat',
  'review_site',
  'panel',
  'import',
])
export type LeadSource = z.infer<typeof LeadSource>

export const LeadIntent = z.enum(['sale', 'purchase', 'remortgage', 'transfer-of-equity', 'other'])
export type LeadIntent = z.infer<typeof LeadIntent>

export const LeadTimescale = z.enum(['now', '1m', '3m', 'later'])
export type LeadTimescale = z.infer<typeof LeadTimescale>

export const ConsentBasis = z.enum([
  'web_form',
  'by_phone',
  'by_email',
  'through_introducer',
  'existing_client',
])
export type ConsentBasis = z.infer<typeof ConsentBasis>

export const LeadConsent = z.object({
  basis: ConsentBasis,
  at: Instant,
  marketing: z.boolean(),
})
export type LeadConsent = z.infer<typeof LeadConsent>

export const LostReason = z.enum([
  'no_answer',
  'price',
  'chose_another_firm',
  'not_moving',
  'wrong_number',
  'cannot_act',
  'asked_not_to_call',
  'other',
])
export type LostReason = z.infer<typeof LostReason>

const text = (maxLength: number) => z.string().check(z.trim(), atMost(maxLength))

export const LeadIntroducer = z.object({
  agency_id: z.nullable(z.string()),
  agency: lineText(120),
  branch: lineText(120),
  negotiator: lineText(120),
})
export type LeadIntroducer = z.infer<typeof LeadIntroducer>

/** Details of the person and the move; only a telephone number or an email address is required. */
export const LeadDetails = z.object({
  first_name: lineText(80),
  last_name: lineText(80),
  email: lineText(254),
  phone: lineText(32),
  intent: z.array(LeadIntent).check(z.maxLength(5)),
  sale_stage: SaleStage,
  address: lineText(240),
  postcode: lineText(12).check(whereWeAct),
  /** Whole pence; null if not known. */
  price: z.nullable(z.int().check(z.minimum(1, 'Enter an amount above £0.00.'))),
  timescale: LeadTimescale,
  message: text(4000),
})
export type LeadDetails = z.infer<typeof LeadDetails>

/** A similar lead, with its likeness in per cent and reasons. */
export const LeadLikeness = z.object({
  id: z.string(),
  number: z.string(),
  score: z.int(),
  reasons: z.array(z.string()),
})
export type LeadLikeness = z.infer<typeof LeadLikeness>

const Numbered = z.object({ id: z.string(), number: z.string() })

const progress = {
  received_at: Instant,
  response_due_at: Instant,
  first_response_at: z.nullable(Instant),
  attempts: z.int(),
  last_contact_at: z.nullable(Instant),
  next_action: z.nullable(NextAction),
  /** When the offer was accepted; null while presold. */
  sold_at: z.nullable(Instant),
  on_market_since: z.nullable(DateOnly),
  pack_offered_at: z.nullable(Instant),
  memo_received_at: z.nullable(Instant),
}

/** A person with a possible move, before there is a quote case. */
export const Lead = z.object({
  id: z.string(),
  version: z.int(),
  /** 'L-01234' */
  number: z.string(),
  status: LeadStatus,
  ...LeadDetails.shape,
  source: LeadSource,
  source_detail: z.string(),
  introducer: z.nullable(LeadIntroducer),
  contact_id: z.nullable(z.string()),
  owner: z.nullable(Named),
  bdm: z.nullable(Named),
  consent: LeadConsent,
  raw: z.nullable(z.string()),
  ...progress,
  language: z.optional(LeadLanguage),
  other_side: z.string(),
  target_exchange_on: z.nullable(DateOnly),
  /** A price given without a quote, whole pence. */
  guide_price: z.nullable(z.int()),
  likeness: z.nullable(LeadLikeness),
  duplicate_of: z.nullable(Numbered),
  merged: z.array(Numbered),
  quote_cases: z.array(Numbered),
  /** Cases opened without a quote; absent when there are none. */
  conveyances: z.optional(
    z.array(z.object({ id: z.string(), ref: z.string(), matter_type: MatterType })),
  ),
  lost_reason: z.nullable(LostReason),
  lost_note: z.nullable(z.string()),
  closed_at: z.nullable(Instant),
  spam: z.nullable(z.object({ score: z.int(), reasons: z.array(z.string()) })),
  created_at: Instant,
  updated_at: Instant,
})
export type Lead = z.infer<typeof Lead>

export const LeadRow = z.object({
  id: z.string(),
  version: z.int(),
  number: z.string(),
  status: LeadStatus,
  sale_stage: SaleStage,
  person: z.string(),
  phone: z.string(),
  email: z.string(),
  intent: z.array(LeadIntent),
  address: z.string(),
  postcode: z.string(),
  price: z.nullable(z.int()),
  source: LeadSource,
  source_detail: z.string(),
  agency: z.nullable(z.string()),
  owner: z.nullable(Named),
  ...progress,
  other_side: z.string(),
  target_exchange_on: z.nullable(DateOnly),
  likeness: z.nullable(LeadLikeness),
  updated_at: Instant,
})
export type LeadRow = z.infer<typeof LeadRow>

/** 'L-01234' of 1234. */
export const leadNumber = (count: number) => `L-${String(count).padStart(5, '0')}`

export const leadPerson = (lead: Pick<Lead, 'first_name' | 'last_name' | 'email' | 'phone'>) =>
  `${lead.first_name} ${lead.last_name}`.trim() || lead.email || lead.phone || 'No name yet'
