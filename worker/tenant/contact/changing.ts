import type { ContactChange, ContactDetails } from '#domain/contact/bodies'
import type { Contact } from '#domain/contact/contact'
import { editContact, newContact } from '#domain/contact/editing'
import { lastChange } from '#tenant/core/last-change'
import { requireFresh } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { accessibleContact } from './access.ts'
import { updateAccount } from './account.ts'
import { saveContact } from './updating-copies.ts'
import { contactView } from './view.ts'

/** Returns the contact; throws 409 with the current record when the version is stale. */
export const freshContact = (context: RequestContext, id: string, version: number): Contact => {
  const it = accessibleContact(context, id)
  const changed = () => lastChange(context.audit, context.person, 'contact', it.id)
  requireFresh(version, it, changed, () => contactView(context, it))
  return it
}

export const createContactOf = (context: RequestContext, details: ContactDetails): Contact => {
  const creation = { id: context.newId(), created_by: { id: context.by.id, name: context.by.name } }
  return saveContact(context, newContact(details, creation, context.now), null)
}

/** Saves a changed contact, and updates its copies and the client's account. */
export const changeContact = (
  context: RequestContext,
  id: string,
  { version, ...details }: ContactChange,
): Contact => {
  const it = freshContact(context, id, version)
  const saved = saveContact(context, editContact(it, details, context.now), it)
  updateAccount(context, it, saved)
  return saved
}
