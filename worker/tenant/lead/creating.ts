import type { LeadCreation } from '#domain/lead/bodies'
import type { Lead } from '#domain/lead/lead'
import { invalid } from '#domain/refusal'
import { chosenAgency } from '#tenant/agent/choosing'
import type { RequestContext } from '#tenant/runtime/context'
import { receiveLead } from './receiving.ts'

export const createLead = (context: RequestContext, body: LeadCreation): Lead => {
  const { source, consent, spoken_to, call_back_at, source_detail, ...rest } = body
  const { introducer = null, contact_id = null, ...details } = rest
  if (contact_id !== null && context.contacts.find(contact_id) === null)
    throw invalid({ contact_id: ['Choose the contact again.'] })
  return receiveLead(context, {
    details,
    source,
    source_detail: source_detail ?? '',
    introducer: introducer && knownIntroducer(context, introducer),
    contact_id,
    owner: { id: context.by.id, name: context.by.name },
    consent,
    next_action: call_back_at ? { type: 'call', at: call_back_at } : null,
    isSpokenTo: spoken_to,
  })
}

const knownIntroducer = (
  context: RequestContext,
  introducer: NonNullable<LeadCreation['introducer']>,
) => {
  if (introducer.agency_id === null) return introducer
  const { id, name } = chosenAgency(context, introducer.agency_id, {
    field: 'introducer',
    unknown: 'Choose an agency from the list.',
  })
  return { ...introducer, agency_id: id, agency: name }
}
