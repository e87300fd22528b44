import { assertAllowed } from '#domain/act'
import type { Instant } from '#domain/dates'
import { mayChangeLead } from './acts.ts'
import { type LeadOutcome, updated } from './change.ts'
import type { Lead } from './lead.ts'

/** Somebody wrote by hand on WhatsApp: an answer, which stops the clock. */
export const writeToLeadByWhatsapp = (it: Lead, text: string, now: Instant): LeadOutcome => {
  assertAllowed(mayChangeLead(it))
  const change = { first_response_at: it.first_response_at ?? now, attempts: it.attempts + 1 }
  return updated(it, change, now, { did: 'whatsapp', text })
}
