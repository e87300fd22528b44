import * as z from 'zod/mini'
import { CustomValues } from '#domain/custom-field/value'
import { DateOnly, Instant } from '#domain/date-schema'
import { MatterType, Nation, Tenure } from '#domain/matter'
import { Pence } from '#domain/money-schema'
import { ClientParty, Named } from '#domain/party'
import { CaseStage } from './case-stage.ts'
import { PendingEvidence } from './evidence/evidence.ts'
import { NextDate } from './next-date.ts'
import {
  Abortion,
  Completion,
  CompletionDateChange,
  Exchange,
  Hold,
  LastChase,
} from './outcomes.ts'
import { FactKey, Facts } from './plan/fact.ts'
import { Holder, HolderOverride } from './plan/holder.ts'
import { KeyDates } from './plan/key-date.ts'
import type { Plan } from './plan/plan.ts'
import { CaseFlag } from './workflow/condition.ts'

export const ConveyanceStatus = z.enum([
  ...CaseStage.options,
  'closed',
  'archived',
  'on_hold',
  'aborted',
])
export type ConveyanceStatus = z.infer<typeof ConveyanceStatus>

export const Risk = z.enum(['low', 'medium', 'high'])
export type Risk = z.infer<typeof Risk>

export const Address = z.object({ line: z.string(), town: z.string(), postcode: z.string() })
export type Address = z.infer<typeof Address>

export const OtherSide = z.object({
  firm: z.string(),
  handler: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** In E.164. */
  phone: z.nullable(z.string()),
})
export const Lender = z.object({
  name: z.string(),
  ref: z.nullable(z.string()),
  amount: z.nullable(Pence),
  email: z.nullable(z.string()),
  /** In E.164. */
  phone: z.nullable(z.string()),
})
export const Introducer = z.object({
  agency: Named,
  branch: z.nullable(Named),
  negotiator: z.nullable(Named),
})

/** Maintained by the nouns that own them, through `setCounts`. */
export const CaseCounts = z.object({
  enquiries_raised: z.int(),
  enquiries_answered: z.int(),
  enquiries_accepted: z.int(),
  /** Sent and not settled. */
  enquiries_open: z.int(),
  /** Written and not sent; absent until there is one. */
  enquiries_drafts: z.optional(z.int()),
  undertakings_open: z.int(),
  documents: z.int(),
  messages_unread: z.int(),
})
export type CaseCounts = z.infer<typeof CaseCounts>

/** What the list shows of the plan, computed by `summarise`, so that the list never loads a plan. */
export const ConveyanceSummary = z.object({
  as_of: DateOnly,
  stage: z.object({ key: z.string(), n: z.int(), of: z.int(), name: z.string() }),
  /** Null when nobody has it: on hold, aborted or closed. */
  holder: z.nullable(Holder),
  next: z.nullable(
    z.object({ task_key: z.string(), title: z.string(), due_on: z.nullable(DateOnly) }),
  ),
  tasks_done: z.int(),
  tasks_total: z.int(),
  tasks_late: z.int(),
  /** 0 to 100, by the weight of the milestones. */
  progress: z.int(),
  /** The day on which a task was last completed, or the case was opened. */
  moved_on: DateOnly,
  /** The completion date, agreed or planned; otherwise the exchange target. */
  target_on: z.nullable(DateOnly),
  /** The earliest relevant expiry of mortgage offer, searches, priority period, identity and tax return. */
  expires_on: z.nullable(DateOnly),
})
export type ConveyanceSummary = z.infer<typeof ConveyanceSummary>

/** The legal matter: everything but its plan. `version` covers both. */
export const Conveyance = z.object({
  id: z.string(),
  version: z.int(),
  ref: z.string(),
  matter_type: MatterType,
  nation: Nation,
  status: ConveyanceStatus,
  address: Address,
  tenure: Tenure,
  price: Pence,
  deposit: Pence,
  /** What the firm charges, VAT excluded. */
  fees: Pence,
  clients: z.array(ClientParty),
  /** The buyers of a sale, the sellers of a purchase. */
  counterparties: z.array(z.string()),
  other_side: z.nullable(OtherSide),
  lender: z.nullable(Lender),
  agency: z.nullable(Introducer),
  fee_earner: Named,
  assistant: z.nullable(Named),
  linked: z.nullable(z.object({ id: z.string(), ref: z.string(), matter_type: MatterType })),
  quote_case_id: z.nullable(z.string()),
  /** The lead it was opened from without a quote; null for any other case. */
  lead_id: z.nullable(z.string()),
  key_dates: KeyDates,
  risk: z.nullable(Risk),
  flags: z.array(CaseFlag),
  /** What the firm’s own fields hold; absent until one was filled in. */
  custom_fields: z.optional(CustomValues),
  facts: Facts,
  /** Recorded by one person, and waiting for a second. */
  pending_evidence: z.partialRecord(FactKey, PendingEvidence),
  counts: CaseCounts,
  holder: z.nullable(HolderOverride),
  last_client_contact_on: z.nullable(DateOnly),
  hold: z.nullable(Hold),
  abortion: z.nullable(Abortion),
  /** The last time somebody was chased, and what was said. */
  last_chase: z.nullable(LastChase),
  /** How contracts were exchanged; null before. */
  exchange: z.nullable(Exchange),
  /** How completion took place; null before, and for cases completed before this was kept. */
  completion: z.nullable(Completion),
  /** Every change of the completion date after exchange, oldest first. */
  completion_dates: z.array(CompletionDateChange),
  created_at: Instant,
  updated_at: Instant,
  summary: ConveyanceSummary,
})
export type Conveyance = z.infer<typeof Conveyance>

/** A conveyance whose summary has not been computed yet. */
export type ConveyanceWithoutSummary = Omit<Conveyance, 'summary'>

/** A case as the rules take and return it: the two records that change together. */
export type CaseRecords = { readonly conveyance: Conveyance; readonly plan: Plan }

export const ConveyanceRow = z.object({
  id: z.string(),
  version: z.int(),
  ref: z.string(),
  matter_type: MatterType,
  nation: Nation,
  tenure: Tenure,
  status: ConveyanceStatus,
  address: Address,
  /** 'M & D Ellison'. */
  client: z.string(),
  price: Pence,
  fees: Pence,
  stage: ConveyanceSummary.shape.stage,
  holder: z.nullable(Holder),
  standing: z.string(),
  next: ConveyanceSummary.shape.next,
  tasks_late: z.int(),
  progress: z.int(),
  enquiries_open: z.int(),
  messages_unread: z.int(),
  exchange_target_on: z.nullable(DateOnly),
  completion_on: z.nullable(DateOnly),
  target_on: z.nullable(DateOnly),
  next_date: z.nullable(NextDate),
  expires_on: z.nullable(DateOnly),
  fee_earner: Named,
  agency: z.nullable(z.string()),
  lender: z.nullable(z.string()),
  is_linked: z.boolean(),
  risk: z.nullable(Risk),
  flags: z.array(CaseFlag),
  last_client_contact_on: z.nullable(DateOnly),
  updated_at: Instant,
})
export type ConveyanceRow = z.infer<typeof ConveyanceRow>
