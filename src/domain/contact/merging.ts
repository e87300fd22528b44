import { nameOf } from '#domain/contact'
import type { Instant } from '#domain/dates'
import { wrongState } from '#domain/refusal'
import { type ContactOutcome, changedContact, contactEventOf } from './change.ts'
import type { Contact } from './contact.ts'
import { requireInUse } from './editing.ts'

export type ContactMerging = { readonly kept: ContactOutcome; readonly merged: ContactOutcome }

type HasMain = { readonly is_main: boolean }

/** Both lists without duplicates; only the first list's main entry stays main. */
const mergedEntries = <Detail extends HasMain>(
  target: readonly Detail[],
  other: readonly Detail[],
  keyOf: (it: Detail) => string,
) => {
  const existingKeys = new Set(target.map(keyOf))
  const added = other.filter((it) => !existingKeys.has(keyOf(it)))
  return [...target, ...added.map((it) => (target.length > 0 ? { ...it, is_main: false } : it))]
}

const previousNames = (target: Contact, other: Contact) => {
  const names = [...target.previous_names, ...other.previous_names, other.last_name]
  return [...new Set(names)].filter((name) => name !== target.last_name)
}

/** The fields of the merged contact: its own values, or the other's where it has none. */
const mergedFields = (target: Contact, other: Contact): Partial<Contact> => ({
  title: target.title ?? other.title,
  middle_name: target.middle_name ?? other.middle_name,
  preferred_name: target.preferred_name ?? other.preferred_name,
  previous_names: previousNames(target, other),
  date_of_birth: target.date_of_birth ?? other.date_of_birth,
  emails: mergedEntries(target.emails, other.emails, ({ address }) => address),
  phones: mergedEntries(target.phones, other.phones, ({ number }) => number),
  addresses: mergedAddresses(target, other),
  vulnerability: target.vulnerability ?? other.vulnerability,
  whatsapp_opt_in_at: target.whatsapp_opt_in_at ?? other.whatsapp_opt_in_at,
  merged_ids: [...target.merged_ids, other.id, ...other.merged_ids],
})

const mergedAddresses = (target: Contact, other: Contact) => {
  const key = (it: Contact['addresses'][number]) => `${it.lines}|${it.postcode}`.toLowerCase()
  const existingKeys = new Set(target.addresses.map(key))
  return [...target.addresses, ...other.addresses.filter((it) => !existingKeys.has(key(it)))]
}

/**
 * Merges two contacts of one person: the first takes what it lacks, the second points to it. Throws 409 for a contact
 * with itself and for one that was already merged.
 */
export const mergeContacts = (target: Contact, other: Contact, now: Instant): ContactMerging => {
  if (target.id === other.id)
    throw wrongState('contact.same', 'This is the same contact. Choose another to merge.')
  for (const it of [target, other]) requireInUse(it)
  const outcome = changedContact(target, mergedFields(target, other), now)
  const pointer = { ...other, merged_into: target.id, version: other.version + 1, updated_at: now }
  return {
    kept: {
      contact: outcome.contact,
      events: [...outcome.events, mergedEvent(outcome.contact, 'merged_ids', other)],
    },
    merged: { contact: pointer, events: [mergedEvent(pointer, 'merged_into', target)] },
  }
}

const mergedEvent = (contact: Contact, field: string, other: Contact) => ({
  name: 'contact.merged' as const,
  ...contactEventOf(contact, [field]),
  detail: { fields: [field], other: nameOf(other), other_id: other.id },
})
