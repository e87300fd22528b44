import { nameOf } from '#domain/contact'
import type { Contact } from '#domain/contact/contact'
import type { Instant } from '#domain/dates'
import { emptyProfile } from '#domain/user/profile/profile'
import type { RequestContext } from '#tenant/runtime/context'
import type { User } from '#tenant/user/document'

/** Whoever has only helped others so far keeps their account as a client. */
const adopt = ({ users, now, recordEvents }: RequestContext, held: User, contact: Contact) => {
  if (held.type !== 'client' || held.contact_id !== null || held.status !== 'active') return
  const { first_name, last_name, phone } = contact
  const version = held.version + 1
  const own = { contact_id: contact.id, first_name, last_name, phone }
  users.replace({ ...held, ...own, version, updated_at: now }, held.version)
  const detail = { added: nameOf(contact) }
  recordEvents([
    {
      name: 'user.updated',
      subject: 'user',
      id: held.id,
      version,
      changed: ['contact_id'],
      detail,
    },
  ])
}

/** Creates an account for a client who has an email address and no account yet. */
export const admitClient = (context: RequestContext, contact: Contact) => {
  const { users, newId, now, recordEvents } = context
  const { email } = contact
  if (email === null || users.byContact(contact.id) !== null) return
  const held = users.byEmail(email)
  if (held !== null) return adopt(context, held, contact)
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
