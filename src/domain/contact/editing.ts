import type { Instant } from '#domain/dates'
import type { Named } from '#domain/party'
import { wrongState } from '#domain/refusal'
import type { ContactDetails } from './bodies.ts'
import { type ContactOutcome, changedContact, contactEventOf, withMain } from './change.ts'
import type { Contact } from './contact.ts'

const emptyContact = {
  version: 1,
  previous_names: [],
  email: null,
  phone: null,
  whatsapp_opt_in_at: null,
  marketing_opt_in: false,
  merged_ids: [],
  merged_into: null,
}

type NewContactFields = { readonly id: string; readonly created_by: Named | null }

export const newContact = (
  details: ContactDetails,
  { id, created_by }: NewContactFields,
  now: Instant,
): ContactOutcome => {
  const contact = withMain({
    ...emptyContact,
    ...details,
    previous_names: [],
    merged_ids: [],
    id,
    created_by,
    created_at: now,
    updated_at: now,
  })
  const fields = ['id']
  return {
    contact,
    events: [{ name: 'contact.created', ...contactEventOf(contact, fields), detail: { fields } }],
  }
}

/** Throws 409 for a contact that was merged into another. */
export const requireInUse = (contact: Contact) => {
  if (contact.merged_into === null) return
  const missing = [
    { what: 'The contact it was merged into', href: contactPath(contact.merged_into) },
  ]
  throw wrongState('contact.merged', 'This contact was merged into another.', missing)
}

/** '/conveyances/contacts/…' */
export const contactPath = (id: string) => `/conveyances/contacts/${id}`

/** The contact with new details; a replaced surname is added to the previous names. */
export const editContact = (
  contact: Contact,
  details: ContactDetails,
  now: Instant,
): ContactOutcome => {
  requireInUse(contact)
  return changedContact(
    contact,
    { ...details, previous_names: previousNames(contact, details) },
    now,
  )
}

const previousNames = (contact: Contact, { last_name }: Pick<Contact, 'last_name'>) =>
  last_name === contact.last_name || contact.previous_names.includes(contact.last_name)
    ? contact.previous_names
    : [...contact.previous_names, contact.last_name]
