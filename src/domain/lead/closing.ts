import { assertAllowed } from '#domain/act'
import type { Instant } from '#domain/dates'
import { invalid } from '#domain/refusal'
import { mayChangeLead, mayReopenLead } from './acts.ts'
import type { LeadLoss } from './bodies.ts'
import { type LeadOutcome, updateLead } from './change.ts'
import type { Lead } from './lead.ts'

export const loseLead = (lead: Lead, { reason, note }: LeadLoss, now: Instant): LeadOutcome => {
  assertAllowed(mayChangeLead(lead))
  const trimmedNote = note?.trim() || null
  if (reason === 'other' && trimmedNote === null) throw invalid({ note: ['Enter the reason.'] })
  const change = {
    status: 'lost' as const,
    lost_reason: reason,
    lost_note: trimmedNote,
    closed_at: now,
    next_action: null,
  }
  return updateLead(lead, change, now, {
    did: 'lost',
    from: lead.status,
    reason,
    note: trimmedNote,
  })
}

export const markSpam = (lead: Lead, now: Instant): LeadOutcome => {
  assertAllowed(mayChangeLead(lead))
  const spam = lead.spam ?? { score: 100, reasons: ['Marked manually'] }
  const change = { status: 'spam' as const, spam, closed_at: now, next_action: null }
  return updateLead(lead, change, now, { did: 'spam', from: lead.status })
}

export const reopenLead = (lead: Lead, now: Instant): LeadOutcome => {
  assertAllowed(mayReopenLead(lead))
  const status = lead.last_contact_at === null ? ('new' as const) : ('contacted' as const)
  const change = { status, spam: null, lost_reason: null, lost_note: null, closed_at: null }
  return updateLead(lead, change, now, { did: 'reopened', from: lead.status })
}
