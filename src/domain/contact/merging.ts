import { nameOf } from '#domain/contact'
import type { Instant } from '#domain/dates'
import { wrongState } from '#domain/refusal'
import { type ContactOutcome, changedContact, contactEventOf } from './change.ts'
import type { Contact } from './contact.ts'
import { requireInUse } from './editing.ts'

export type ContactMerging = { readonly kept: ContactOutcome; readonly merged: ContactOutcome }

type HasMain = { readonly is_main: boolean }

/** Both lists without duplicates; only the first list's main entry stays main. */
const joined = <Detail extends HasMain>(
  kept: readonly Detail[],
  other: readonly Detail[],
  keyOf: (it: Detail) => string,
) => {
  const known = new Set(kept.map(keyOf))
  const added = other.filter((it) => !known.has(keyOf(it)))
  return [...kept, ...added.map((it) => (kept.length > 0 ? { ...it, is_main: false } : it))]
}

const previousNames = (kept: Contact, other: Contact) => {
  const names = [...kept.previous_names, ...other.previous_names, other.last_name]
  return [...new Set(names)].filter((name) => name !== kept.last_name)
}

/** The fields of the merged contact: its own values, or the other's where it has none. */
const together = (kept: Contact, other: Contact): Partial<Contact> => ({
  title: kept.title ?? other.title,
  middle_name: kept.middle_name ?? other.middle_name,
  preferred_name: kept.preferred_name ?? other.preferred_name,
  previous_names: previousNames(kept, other),
  date_of_birth: kept.date_of_birth ?? other.date_of_birth,
  emails: joined(kept.emails, other.emails, ({ address }) => address),
  phones: joined(kept.phones, other.phones, ({ number }) => number),
  addresses: joinedAddresses(kept, other),
  vulnerability: kept.vulnerability ?? other.vulnerability,
  whatsapp_opt_in_at: kept.whatsapp_opt_in_at ?? other.whatsapp_opt_in_at,
  merged_ids: [...kept.merged_ids, other.id, ...other.merged_ids],
})

const joinedAddresses = (kept: Contact, other: Contact) => {
  const key = (it: Contact['addresses'][number]) => `${it.lines}|${it.postcode}`.toLowerCase()
  const known = new Set(kept.addresses.map(key))
  return [...kept.addresses, ...other.addresses.filter((it) => !known.has(key(it)))]
}

/**
 * Merges two contacts of one person: the first takes what it lacks, the second points to it. Throws 409 for a contact
 * with itself and for one that was already merged.
 */
export const mergeContacts = (kept: Contact, other: Contact, now: Instant): ContactMerging => {
  if (kept.id === other.id)
    throw wrongState('contact.same', 'This is the same contact. Choose another to merge.')
  for (const it of [kept, other]) requireInUse(it)
  const outcome = changedContact(kept, together(kept, other), now)
  const pointer = { ...other, merged_into: kept.id, version: other.version + 1, updated_at: now }
  return {
    kept: {
      contact: outcome.contact,
      events: [...outcome.events, mergedEvent(outcome.contact, 'merged_ids', other)],
    },
    merged: { contact: pointer, events: [mergedEvent(pointer, 'merged_into', kept)] },
  }
}

const mergedEvent = (contact: Contact, field: string, other: Contact) => ({
  name: 'contact.merged' as const,
  ...contactEventOf(contact, [field]),
  detail: { fields: [field], other: nameOf(other), other_id: other.id },
})
