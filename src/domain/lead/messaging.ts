import { assertAllowed } from '#domain/act'
import type { Instant } from '#domain/dates'
import { mayChangeLead } from './acts.ts'
import { type LeadOutcome, updateLead } from './change.ts'
import type { Lead } from './lead.ts'

/** Logs a WhatsApp message sent by hand; it counts as a response. */
export const writeToLeadByWhatsapp = (lead: Lead, text: string, now: Instant): LeadOutcome => {
  assertAllowed(mayChangeLead(lead))
  const change = { first_response_at: lead.first_response_at ?? now, attempts: lead.attempts + 1 }
  return updateLead(lead, change, now, { did: 'whatsapp', text })
}
