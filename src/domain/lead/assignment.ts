import { assertAllowed } from '#domain/act'
import type { Instant } from '#domain/dates'
import type { Named } from '#domain/party'
import { mayChangeLead } from './acts.ts'
import { changed, type LeadOutcome, leadEvent } from './change.ts'
import { NO_PROMISE } from './clock.ts'
import type { Lead } from './lead.ts'

/** Gives a lead to somebody, or back to the desk. */
export const assignLead = (it: Lead, owner: Named | null, now: Instant): LeadOutcome => {
  assertAllowed(mayChangeLead(it))
  if (it.owner?.id === owner?.id) return { lead: it, events: [] }
  const lead = changed(it, { owner }, now)
  const detail = { before: it.owner?.name ?? null, after: owner?.name ?? null }
  return { lead, events: [leadEvent('lead.assigned', lead, ['owner'], detail)] }
}

/** Counted down from: later than any lead comes in. */
const NEWEST_MS = Date.parse(NO_PROMISE)

/** After every rank of a lead that can be claimed. */
export const UNCLAIMED_END = '9'

/**
 * Where a lead stands in the queue of those that nobody has: an accepted offer before none, then the one whose
 * promised answer is nearest; then those who were promised none, the newest first. What is not to be claimed comes
 * after '9'.
 */
export const claimRank = (lead: Lead): string => {
  const isWaiting = lead.owner === null && lead.status === 'new' && lead.first_response_at === null
  if (!isWaiting) return UNCLAIMED_END
  if (lead.response_due_at === NO_PROMISE)
    return `2 ${String(NEWEST_MS - Date.parse(lead.received_at)).padStart(14, '0')}`
  return `${lead.sale_stage === 'sold' ? 0 : 1} ${lead.response_due_at}`
}
