import { assertAllowed } from '#domain/act'
import type { Instant } from '#domain/dates'
import { keysOf } from '#domain/entries'
import { invalid } from '#domain/refusal'
import { mayChangeLead } from './acts.ts'
import type { LeadEdit } from './bodies.ts'
import { type LeadOutcome, updateLead } from './change.ts'

import { stageOf } from './creation.ts'
import type { Lead } from './lead.ts'

type Edit = Omit<LeadEdit, 'version'>

/** Edits a lead; only differences are saved, and the history has the previous values. */
export const editLead = (lead: Lead, edit: Edit, now: Instant): LeadOutcome => {
  assertAllowed(mayChangeLead(lead))
  const next = { ...lead, ...edit }
  if (next.phone === '' && next.email === '')
    throw invalid({ phone: ['Enter a telephone number or an email address.'] })
  const sale_stage = stageOf(next)
  const editedFields = {
    ...edit,
    sale_stage,
    sold_at: sale_stage === 'sold' ? (lead.sold_at ?? now) : null,
  }
  const change: Partial<Lead> = { ...editedFields }
  for (const key of keysOf(editedFields))
    if (JSON.stringify(lead[key]) === JSON.stringify(change[key])) delete change[key]
  const fields = keysOf(change)
  if (fields.length === 0) return { lead, events: [] }
  const before = Object.fromEntries(fields.map((key) => [key, lead[key]]))
  return updateLead(lead, change, now, { did: 'edited', before, after: change })
}
