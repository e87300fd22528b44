import type { LeadCreation } from '#domain/lead/bodies'
import type { Lead } from '#domain/lead/lead'
import { invalid } from '#domain/refusal'
import type { Desk } from '#tenant/runtime/context'
import { takeLead } from './received.ts'

/** A lead that somebody of the firm takes down; whoever speaks to them has it. */
export const createLead = (desk: Desk, body: LeadCreation): Lead => {
  const { source, consent, spoken_to, call_back_at, source_detail, ...rest } = body
  const { introducer = null, contact_id = null, ...details } = rest
  if (contact_id !== null && desk.contacts.find(contact_id) === null)
    throw invalid({ contact_id: ['Choose the person from the contacts again.'] })
  return takeLead(desk, {
    details,
    source,
    source_detail: source_detail ?? '',
    introducer: introducer && knownIntroducer(desk, introducer),
    contact_id,
    owner: { id: desk.by.id, name: desk.by.name },
    consent,
    next_action: call_back_at ? { type: 'call', at: call_back_at } : null,
    isSpokenTo: spoken_to,
  })
}

const knownIntroducer = ({ agencies }: Desk, it: NonNullable<LeadCreation['introducer']>) => {
  if (it.agency_id === null) return it
  const agency = agencies.find(it.agency_id)
  if (agency === null) throw invalid({ introducer: ['Choose an agency from the list.'] })
  return { ...it, agency: agency.name }
}
