import { nameOf } from '#domain/contact'
import type { Contact } from '#domain/contact/contact'
import type { Instant } from '#domain/dates'
import { emptyProfile } from '#domain/user/profile/profile'
import type { RequestContext } from '#tenant/runtime/context'
import type { User } from '#tenant/user/document'

/** Creates an account for a client who has an email address and no account yet. */
export const admitClient = (
  { users, newId, now, recordEvents }: RequestContext,
  contact: Contact,
) => {
  const { email } = contact
  if (email === null || users.byContact(contact.id) !== null || users.byEmail(email) !== null)
    return
  const user = users.insert(clientAccount(contact, email, newId(), now))
  const detail = { added: nameOf(contact) }
  recordEvents([
    { name: 'user.updated', subject: 'user', id: user.id, version: 1, changed: ['status'], detail },
  ])
}

/** The account of a contact who signs in as a client. */
export const clientAccount = (contact: Contact, email: string, id: string, at: Instant): User => ({
  id,
  version: 1,
  type: 'client',
  first_name: contact.first_name,
  last_name: contact.last_name,
  email,
  job_title: null,
  phone: contact.phone,
  status: 'active',
  roles: ['Client'],
  team: null,
  is_fee_earner: false,
  profile: emptyProfile,
  contact_id: contact.id,
  agency_id: null,
  created_at: at,
  updated_at: at,
})
