import { leadPersonOf } from '#domain/contact/following'
import type { LeadEdit } from '#domain/lead/bodies'
import { editLead } from '#domain/lead/editing'
import type { Lead } from '#domain/lead/lead'
import type { Desk } from '#tenant/runtime/context'
import { relinkContact } from './linking.ts'

/** Edits a lead; what is entered about the person is saved with their contact. */
export const editLinkedLead = (desk: Desk, id: string, { version, ...edit }: LeadEdit): Lead => {
  const seen = desk.leads.fresh(id, version)
  const contact = relinkContact(desk, seen.contact_id, edit, seen)
  // Saving the contact may have saved this lead.
  const it = desk.leads.get(id)
  const { contact_id, ...person } = contact ? leadPersonOf(contact, edit) : { contact_id: null }
  const outcome = editLead({ ...it, contact_id }, { ...edit, ...person }, desk.now)
  return desk.leads.keep(outcome, it.version)
}

/** A stored lead linked to its contact; one that names nobody, and spam, stays as it is. */
export const linkedLead = (desk: Desk, it: Lead): Lead => {
  if (it.status === 'spam') return it
  const contact = relinkContact(desk, it.contact_id, it, it)
  return contact === null ? it : { ...it, ...leadPersonOf(contact, it) }
}
