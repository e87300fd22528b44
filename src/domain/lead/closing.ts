import { assertAllowed } from '#domain/act'
import type { Instant } from '#domain/dates'
import { invalid } from '#domain/refusal'
import { mayChangeLead, mayReopenLead } from './acts.ts'
import type { LeadLoss } from './bodies.ts'
import { type LeadOutcome, updated } from './change.ts'
import type { Lead } from './lead.ts'

/** Lost, with the reason that the statistics count. */
export const loseLead = (it: Lead, { reason, note }: LeadLoss, now: Instant): LeadOutcome => {
  assertAllowed(mayChangeLead(it))
  const words = note?.trim() || null
  if (reason === 'other' && words === null) throw invalid({ note: ['Say what the reason was.'] })
  const change = {
    status: 'lost' as const,
    lost_reason: reason,
    lost_note: words,
    closed_at: now,
    next_action: null,
  }
  return updated(it, change, now, { did: 'lost', from: it.status, reason, note: words })
}

/** Nobody's enquiry; kept, so that it can be looked at and brought back. */
export const markSpam = (it: Lead, now: Instant): LeadOutcome => {
  assertAllowed(mayChangeLead(it))
  const spam = it.spam ?? { score: 100, reasons: ['Marked by hand'] }
  const change = { status: 'spam' as const, spam, closed_at: now, next_action: null }
  return updated(it, change, now, { did: 'spam', from: it.status })
}

/** A lead that was given up, or taken for spam, is worked on again. */
export const reopenLead = (it: Lead, now: Instant): LeadOutcome => {
  assertAllowed(mayReopenLead(it))
  const status = it.last_contact_at === null ? ('new' as const) : ('contacted' as const)
  const change = { status, spam: null, lost_reason: null, lost_note: null, closed_at: null }
  return updated(it, change, now, { did: 'reopened', from: it.status })
}
