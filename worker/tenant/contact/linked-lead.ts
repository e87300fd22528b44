import { leadPersonOf } from '#domain/contact/following'
import type { LeadEdit } from '#domain/lead/bodies'
import { editLead } from '#domain/lead/editing'
import type { Lead } from '#domain/lead/lead'
import type { RequestContext } from '#tenant/runtime/context'
import { relinkContact } from './linking.ts'

export const editLinkedLead = (
  context: RequestContext,
  id: string,
  { version, ...edit }: LeadEdit,
): Lead => {
  const before = context.leads.fresh(id, version)
  const contact = relinkContact(context, before.contact_id, edit, before)
  // Read again: saving the contact may have changed this lead.
  const lead = context.leads.get(id)
  const { contact_id, ...person } = contact ? leadPersonOf(contact, edit) : { contact_id: null }
  const outcome = editLead({ ...lead, contact_id }, { ...edit, ...person }, context.now)
  return context.leads.keep(outcome, lead.version)
}

export const linkedLead = (context: RequestContext, lead: Lead): Lead => {
  if (lead.status === 'spam') return lead
  const contact = relinkContact(context, lead.contact_id, lead, lead)
  return contact === null ? lead : { ...lead, ...leadPersonOf(contact, lead) }
}
