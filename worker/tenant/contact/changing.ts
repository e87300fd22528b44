import type { ContactChange, ContactDetails } from '#domain/contact/bodies'
import type { Contact } from '#domain/contact/contact'
import { beginContact, editContact } from '#domain/contact/editing'
import { lastChange } from '#tenant/core/last-change'
import { requireFresh } from '#tenant/core/table'
import type { Desk } from '#tenant/runtime/context'
import { accessibleContact } from './access.ts'
import { updateAccount } from './account.ts'
import { saveContact } from './following.ts'
import { contactView } from './view.ts'

/** The contact, to be changed; throws 409 with the record as it is unless the caller saw this version. */
export const freshContact = (desk: Desk, id: string, version: number): Contact => {
  const it = accessibleContact(desk, id)
  const changed = () => lastChange(desk.audit, desk.person, 'contact', it.id)
  requireFresh(version, it, changed, () => contactView(desk, it))
  return it
}

export const createContactOf = (desk: Desk, details: ContactDetails): Contact => {
  const given = { id: desk.newId(), created_by: { id: desk.by.id, name: desk.by.name } }
  return saveContact(desk, beginContact(details, given, desk.now), null)
}

/** Saves what staff changed; every case, quote and lead, and the client's own account, follows. */
export const changeContact = (
  desk: Desk,
  id: string,
  { version, ...details }: ContactChange,
): Contact => {
  const it = freshContact(desk, id, version)
  const saved = saveContact(desk, editContact(it, details, desk.now), it)
  updateAccount(desk, it, saved)
  return saved
}
