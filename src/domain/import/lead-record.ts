import { type Instant, londonDate } from '#domain/dates'
import { type LeadOutcome, leadEvent } from '#domain/lead/change'
import { NO_PROMISE } from '#domain/lead/clock'
import { stageOf } from '#domain/lead/creation'
import type { ConsentBasis, Lead, LeadIntroducer, LeadLikeness } from '#domain/lead/lead'
import type { Named } from '#domain/party'
import type { ImportedLead } from './lead.ts'

/** The firm's records for the names in a row, and the row's origin. */
export type LeadTargets = {
  readonly id: string
  readonly number: string
  readonly owner: Named | null
  readonly bdm: Named | null
  readonly introducer: LeadIntroducer | null
  readonly contact_id: string | null
  readonly likeness: LeadLikeness | null
  readonly consent: ConsentBasis
  /** The response deadline of a lead received today. */
  readonly response_due_at: Instant
  readonly import: { readonly id: string; readonly line: number }
}

/** Creates a lead from an imported row; only a lead received today has a response deadline. */
export const importedLead = (it: ImportedLead, targets: LeadTargets, now: Instant): LeadOutcome => {
  const { import: origin, consent, response_due_at, ...named } = targets
  const received_at = it.received_at ?? now
  const isToday = it.received_at !== null && londonDate(received_at) === londonDate(now)
  const sale_stage = stageOf(it.details)
  const lead: Lead = {
    ...it.details,
    ...named,
    version: 1,
    status: it.status,
    sale_stage,
    source: it.source,
    source_detail: it.source_detail,
    consent: { basis: consent, marketing: it.marketing, at: received_at },
    raw: null,
    received_at,
    response_due_at: isToday ? response_due_at : NO_PROMISE,
    first_response_at: null,
    attempts: it.status === 'new' ? 0 : 1,
    last_contact_at: null,
    next_action: it.call_back_at === null ? null : { type: 'call', at: it.call_back_at },
    sold_at: sale_stage === 'sold' ? received_at : null,
    on_market_since: it.on_market_since,
    pack_offered_at: null,
    memo_received_at: null,
    other_side: it.other_side,
    target_exchange_on: null,
    guide_price: null,
    duplicate_of: null,
    merged: [],
    quote_cases: [],
    lost_reason: it.lost_reason,
    lost_note: it.lost_note,
    closed_at: it.status === 'lost' ? now : null,
    spam: null,
    created_at: now,
    updated_at: now,
  }
  const detail = { source: lead.source, import_id: origin.id, line: origin.line }
  return { lead, events: [leadEvent('lead.created', lead, ['status'], detail)] }
}
