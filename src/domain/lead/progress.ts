import { assertAllowed, firstRefusal } from '#domain/act'
import type { Instant } from '#domain/dates'
import { invalid } from '#domain/refusal'
import { mayChangeLead, mayStepTo } from './acts.ts'
import type { LeadStep } from './bodies.ts'
import { type LeadOutcome, updateLead } from './change.ts'
import type { Lead } from './lead.ts'

/** Moves a lead forward to a status; throws 409 for the same or an earlier one. */
export const stepLead = (lead: Lead, step: LeadStep, now: Instant): LeadOutcome => {
  assertAllowed(firstRefusal(mayChangeLead(lead), mayStepTo(lead, step.status)))
  const guide_price = step.guide_price ?? lead.guide_price
  if (step.status === 'quoted' && guide_price === null)
    throw invalid({ guide_price: ['Enter the guide price.'] })
  return updateLead(
    lead,
    {
      status: step.status,
      guide_price,
      first_response_at: lead.first_response_at ?? now,
      last_contact_at: now,
    },
    now,
    { did: 'step', status: step.status, guide_price },
  )
}
