import { mayChangeLead } from './acts.ts'
import type { Lead, LeadStatus } from './lead.ts'

const closedStates: Readonly<Partial<Record<LeadStatus, string>>> = {
  converted: 'converted to a quote',
  lost: 'marked as lost',
  duplicate: 'merged into another lead',
  spam: 'marked as spam',
}

/** The state that keeps a lead from being changed: 'marked as spam'; null when it may be. */
export const leadBlock = (it: Pick<Lead, 'number' | 'status' | 'sale_stage' | 'owner'>) =>
  mayChangeLead(it) === true ? null : (closedStates[it.status] ?? it.status)
