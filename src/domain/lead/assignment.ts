import { assertAllowed } from '#domain/act'
import type { Instant } from '#domain/dates'
import type { Named } from '#domain/party'
import { withChange } from '#domain/record-change'
import { mayChangeLead } from './acts.ts'
import { type LeadOutcome, leadEvent } from './change.ts'
import { NO_DEADLINE } from './clock.ts'
import type { Lead } from './lead.ts'

export const assignLead = (it: Lead, owner: Named | null, now: Instant): LeadOutcome => {
  assertAllowed(mayChangeLead(it))
  if (it.owner?.id === owner?.id) return { lead: it, events: [] }
  const lead = withChange(it, { owner }, now)
  const detail = { before: it.owner?.name ?? null, after: owner?.name ?? null }
  return { lead, events: [leadEvent('lead.assigned', lead, ['owner'], detail)] }
}

/** Later than any lead; newest-first ranks count down from it. */
const LATEST_MS = Date.parse(NO_DEADLINE)

/** Sorts after every rank of a claimable lead. */
export const UNCLAIMED_END = '9'

/**
 * The sort key of a lead in the queue of unassigned leads: accepted offers first, then by response deadline, then
 * leads without a deadline, newest first. Leads that cannot be claimed sort after '9'.
 */
export const claimRank = (lead: Lead): string => {
  const isUnclaimed =
    lead.owner === null && lead.status === 'new' && lead.first_response_at === null
  if (!isUnclaimed) return UNCLAIMED_END
  if (lead.response_due_at === NO_DEADLINE)
    return `2 ${String(LATEST_MS - Date.parse(lead.received_at)).padStart(14, '0')}`
  return `${lead.sale_stage === 'sold' ? 0 : 1} ${lead.response_due_at}`
}
