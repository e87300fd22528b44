import { assertAllowed } from '#domain/act'
import type { Instant } from '#domain/dates'
import { mayChangeLead } from './acts.ts'
import type { LeadCall } from './bodies.ts'
import { type LeadOutcome, updateLead } from './change.ts'
import type { Lead } from './lead.ts'

/** Logs a call; the first attempt stops the response clock, and a new lead that was reached becomes contacted. */
export const logLeadCall = (
  lead: Lead,
  call: LeadCall,
  now: Instant,
  /** False if the call was counted before. */
  isAttempt = true,
): LeadOutcome => {
  assertAllowed(mayChangeLead(lead))
  const isReached = call.outcome === 'reached'
  const note = call.note?.trim() || null
  return updateLead(
    lead,
    {
      status: isReached && lead.status === 'new' ? 'contacted' : lead.status,
      first_response_at: lead.first_response_at ?? now,
      attempts: lead.attempts + (isAttempt ? 1 : 0),
      last_contact_at: isReached ? now : lead.last_contact_at,
      next_action: call.next_action,
    },
    now,
    { did: 'called', outcome: call.outcome, note, next: call.next_action },
  )
}

export const planCallBack = (
  lead: Lead,
  { at, note }: { readonly at: Instant | null; readonly note?: string | undefined },
  now: Instant,
): LeadOutcome => {
  assertAllowed(mayChangeLead(lead))
  const next_action = at === null ? null : { type: 'call' as const, at }
  return updateLead(lead, { next_action }, now, {
    did: 'call_back',
    at,
    note: note?.trim() || null,
  })
}
