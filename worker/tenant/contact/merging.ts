import type { ContactMerge } from '#domain/contact/bodies'
import type { Contact } from '#domain/contact/contact'
import { mergeContacts } from '#domain/contact/merging'
import { moveConversations } from '#tenant/client-message/following'
import { moveDelegates } from '#tenant/delegate/moving'
import { followPerson, moveIdentity } from '#tenant/identity/following'
import type { RequestContext } from '#tenant/runtime/context'
import { system } from '#tenant/user/people'
import { mergeAccounts } from './account.ts'
import { freshContact } from './changing.ts'
import { updateReferences } from './updating-copies.ts'

/** Merges contact `other_id` into another; its references move, and it refers to the remaining one. */
export const mergeInto = (context: RequestContext, id: string, body: ContactMerge): Contact => {
  const remaining = freshContact(context, id, body.version)
  const other = freshContact(context, body.other_id, body.other_version)
  const merging = mergeContacts(remaining, other, context.now)
  mergeAccounts(context, remaining, other, body.merge_accounts)
  context.contacts.replace(merging.merged.contact, other.version)
  context.contacts.replace(merging.kept.contact, remaining.version)
  context.recordEvents([...merging.merged.events, ...merging.kept.events])
  for (const from of [remaining.id, other.id]) updateReferences(context, from, merging.kept.contact)
  const asSystem = context.as(system, context.by)
  moveIdentity(asSystem, other.id, merging.kept.contact)
  moveDelegates(asSystem, other.id, merging.kept.contact)
  moveConversations(asSystem, other.id, merging.kept.contact)
  followPerson(asSystem, merging.kept.contact)
  return merging.kept.contact
}
