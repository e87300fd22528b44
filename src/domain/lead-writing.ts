import type { Instant } from './dates.ts'
import type { Lead } from './lead.ts'
import { type LeadOutcome, requireOpenLead, updated } from './lead-change.ts'

/** Somebody wrote by hand on WhatsApp: an answer, which stops the clock. */
export const writeToLeadByWhatsapp = (it: Lead, text: string, now: Instant): LeadOutcome => {
  requireOpenLead(it)
  const change = { first_response_at: it.first_response_at ?? now, attempts: it.attempts + 1 }
  return updated(it, change, now, { did: 'whatsapp', text })
}
