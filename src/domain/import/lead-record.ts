import { type Instant, londonDate } from '#domain/dates'
import { type LeadOutcome, leadEvent } from '#domain/lead/change'
import { NO_DEADLINE } from '#domain/lead/clock'
import { blankLead, stageOf } from '#domain/lead/creation'
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
  readonly response_due_at: Instant
  readonly import: { readonly id: string; readonly line: number }
}

const receiptOf = (lead: ImportedLead, targets: LeadTargets, now: Instant) => {
  const received_at = lead.received_at ?? now
  const isToday = lead.received_at !== null && londonDate(received_at) === londonDate(now)
  return {
    received_at,
    response_due_at: isToday ? targets.response_due_at : NO_DEADLINE,
    consent: { basis: targets.consent, marketing: lead.marketing, at: received_at },
  }
}

/** Creates a lead from an imported row; only a lead received today has a response deadline. */
export const importedLead = (it: ImportedLead, targets: LeadTargets, now: Instant): LeadOutcome => {
  const { import: origin, ...named } = targets
  const receipt = receiptOf(it, targets, now)
  const sale_stage = stageOf(it.details)
  const lead: Lead = {
    ...blankLead,
    ...it.details,
    ...named,
    ...receipt,
    version: 1,
    status: it.status,
    sale_stage,
    source: it.source,
    source_detail: it.source_detail,
    raw: null,
    attempts: it.status === 'new' ? 0 : 1,
    next_action: it.call_back_at === null ? null : { type: 'call', at: it.call_back_at },
    sold_at: sale_stage === 'sold' ? receipt.received_at : null,
    on_market_since: it.on_market_since,
    other_side: it.other_side,
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
