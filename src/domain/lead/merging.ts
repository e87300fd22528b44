import { assertAllowed } from '#domain/act'
import type { Instant } from '#domain/dates'
import { withChange } from '#domain/record-change'
import { wrongState } from '#domain/refusal'
import { mayChangeLead, mayMergeInto } from './acts.ts'
import { type LeadOutcome, leadEvent } from './change.ts'
import type { Lead } from './lead.ts'

export type MergeOutcome = { readonly kept: LeadOutcome; readonly merged: LeadOutcome }

const earlierOf = (a: Instant | null, b: Instant | null) =>
  a === null || b === null ? (a ?? b) : a < b ? a : b
const laterOf = (a: Instant | null, b: Instant | null) =>
  a === null || b === null ? (a ?? b) : a > b ? a : b

const mergedDetails = (kept: Lead, other: Lead): Partial<Lead> => ({
  first_name: kept.first_name || other.first_name,
  last_name: kept.last_name || other.last_name,
  email: kept.email || other.email,
  phone: kept.phone || other.phone,
  address: kept.address || other.address,
  postcode: kept.postcode || other.postcode,
  price: kept.price ?? other.price,
  intent: [...new Set([...kept.intent, ...other.intent])],
  message: [...new Set([kept.message, other.message])].filter(Boolean).join('\n\n').slice(0, 4000),
  introducer: kept.introducer ?? other.introducer,
  contact_id: kept.contact_id ?? other.contact_id,
  owner: kept.owner ?? other.owner,
  bdm: kept.bdm ?? other.bdm,
})

const mergedLead = (kept: Lead, other: Lead, now: Instant): Lead =>
  withChange(
    kept,
    {
      ...(kept.status === 'converted' ? {} : mergedDetails(kept, other)),
      status: kept.status === 'new' && other.first_response_at ? 'contacted' : kept.status,
      first_response_at: earlierOf(kept.first_response_at, other.first_response_at),
      last_contact_at: laterOf(kept.last_contact_at, other.last_contact_at),
      attempts: kept.attempts + other.attempts,
      likeness: kept.likeness?.id === other.id ? null : kept.likeness,
      merged: [...kept.merged, { id: other.id, number: other.number }, ...other.merged],
    },
    now,
  )

const closedAsDuplicate = (kept: Lead, other: Lead, now: Instant): Lead =>
  withChange(
    other,
    {
      status: 'duplicate',
      duplicate_of: { id: kept.id, number: kept.number },
      closed_at: now,
      next_action: null,
    },
    now,
  )

/**
 * Merges a lead into another and closes it as a duplicate. Throws 409 unless both can be worked on; the kept lead
 * may be converted.
 */
export const mergeLeads = (kept: Lead, other: Lead, now: Instant): MergeOutcome => {
  if (kept.id === other.id)
    throw wrongState('lead.same', 'This is the same lead. Choose another to merge.')
  assertAllowed(mayMergeInto(kept))
  assertAllowed(mayChangeLead(other))
  const lead = mergedLead(kept, other, now)
  const duplicate = closedAsDuplicate(kept, other, now)
  const merged = { did: 'merged', other: other.number } as const
  const becameDuplicate = { did: 'became_duplicate', other: kept.number } as const
  return {
    kept: { lead, events: [leadEvent('lead.updated', lead, ['merged'], merged)] },
    merged: {
      lead: duplicate,
      events: [leadEvent('lead.updated', duplicate, ['status', 'duplicate_of'], becameDuplicate)],
    },
  }
}
