import * as z from 'zod/mini'
import { Contact } from './contact.ts'
import { ContactHistoryEntry } from './history.ts'
import { ContactReference } from './reference.ts'

export const ContactRow = z.object({
  id: z.string(),
  version: z.int(),
  name: z.string(),
  preferred_name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** The current address on one line; null when none is known. */
  address: z.nullable(z.string()),
})
export type ContactRow = z.infer<typeof ContactRow>

export const ContactView = z.object({
  contact: Contact,
  /** Those within the reader's scope, newest first. */
  references: z.array(ContactReference),
  history: z.array(ContactHistoryEntry),
  has_account: z.boolean(),
})
export type ContactView = z.infer<typeof ContactView>

/** The address where somebody lives now, on one line; null when none is known. */
export const currentAddress = ({ addresses }: Pick<Contact, 'addresses'>): string | null => {
  const current = addresses.find(({ to }) => to === null)
  return current ? [current.lines, current.postcode].filter(Boolean).join(', ') : null
}

export const contactRowOf = (contact: Contact): ContactRow => ({
  id: contact.id,
  version: contact.version,
  name: [contact.title, contact.first_name, contact.middle_name, contact.last_name]
    .filter(Boolean)
    .join(' '),
  preferred_name: contact.preferred_name,
  email: contact.email,
  phone: contact.phone,
  address: currentAddress(contact),
})
