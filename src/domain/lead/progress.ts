import type { Instant } from '#domain/dates'
import { invalid, wrongState } from '#domain/refusal'
import type { LeadStep } from './bodies.ts'
import { type LeadOutcome, requireOpenLead, updated } from './change.ts'
import type { Lead, LeadStatus } from './lead.ts'

const order: readonly LeadStatus[] = ['new', 'contacted', 'qualified', 'quoted']

/** On along new, contacted, qualified, guide price given. Refuses 409 for a step back or on the spot. */
export const stepLead = (it: Lead, step: LeadStep, now: Instant): LeadOutcome => {
  requireOpenLead(it)
  if (order.indexOf(step.status) <= order.indexOf(it.status))
    throw wrongState(`lead.is_${it.status}`, `Lead ${it.number} is further than that already.`)
  const guide_price = step.guide_price ?? it.guide_price
  if (step.status === 'quoted' && guide_price === null)
    throw invalid({ guide_price: ['Enter the price that was told.'] })
  return updated(
    it,
    {
      status: step.status,
      guide_price,
      first_response_at: it.first_response_at ?? now,
      last_contact_at: now,
    },
    now,
    { did: 'step', status: step.status, guide_price },
  )
}
