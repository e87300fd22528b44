import type { ContactMerge } from '#domain/contact/bodies'
import type { Contact } from '#domain/contact/contact'
import { mergeContacts } from '#domain/contact/merging'
import type { Desk } from '#tenant/runtime/context'
import { mergeAccounts } from './account.ts'
import { freshContact } from './changing.ts'
import { follow } from './following.ts'

/** Takes a contact into another: every reference moves, and the one taken in points to the one that stays. */
export const mergeInto = (desk: Desk, id: string, body: ContactMerge): Contact => {
  const kept = freshContact(desk, id, body.version)
  const other = freshContact(desk, body.other_id, body.other_version)
  const merging = mergeContacts(kept, other, desk.now)
  mergeAccounts(desk, kept, other, body.merge_accounts)
  desk.contacts.replace(merging.merged.contact, other.version)
  desk.contacts.replace(merging.kept.contact, kept.version)
  desk.recordEvents([...merging.merged.events, ...merging.kept.events])
  for (const from of [kept.id, other.id]) follow(desk, from, merging.kept.contact)
  return merging.kept.contact
}
