import { assertAllowed } from '#domain/act'
import { type DateOnly, type Instant, londonInstant } from '#domain/dates'
import type { SaleStage } from '#domain/quote/sale-stage'
import { mayChangeLead, mayNurture } from './acts.ts'
import { type LeadOutcome, updateLead } from './change.ts'
import type { Lead } from './lead.ts'

/** Changes the sale stage when an offer is accepted or falls through; sold ends a nurture plan. */
export const changeLeadStage = (lead: Lead, sale_stage: SaleStage, now: Instant): LeadOutcome => {
  assertAllowed(mayChangeLead(lead))
  if (lead.sale_stage === sale_stage) return { lead: lead, events: [] }
  const isSold = sale_stage === 'sold'
  const next_action = lead.next_action?.type === 'nurture' ? null : lead.next_action
  return updateLead(lead, { sale_stage, sold_at: isSold ? now : null, next_action }, now, {
    did: 'stage',
    before: lead.sale_stage,
    after: sale_stage,
  })
}

/** Plans the next contact with a presold lead, at 09:00 on a day. */
export const nurtureLead = (lead: Lead, on: DateOnly, now: Instant): LeadOutcome => {
  assertAllowed(mayNurture(lead))
  const next_action = { type: 'nurture' as const, at: londonInstant(on, '09:00') }
  return updateLead(lead, { next_action }, now, { did: 'nurture', on })
}

export const offerPack = (lead: Lead, now: Instant): LeadOutcome => {
  assertAllowed(mayNurture(lead))
  if (lead.pack_offered_at !== null) return { lead: lead, events: [] }
  return updateLead(lead, { pack_offered_at: now }, now, { did: 'pack_offered' })
}
