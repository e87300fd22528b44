import type { Contact } from '#domain/contact/contact'
import { currentAddress } from '#domain/contact/view'
import type { IdentityCheck, IdentityPerson } from './identity.ts'

/** The full name, birth date and current address that a contact holds. */
export const personOf = (contact: Contact): IdentityPerson => ({
  name: [contact.first_name, contact.middle_name, contact.last_name].filter(Boolean).join(' '),
  date_of_birth: contact.date_of_birth,
  address: currentAddress(contact),
})

export const personKeys = ['name', 'date_of_birth', 'address'] as const
export type PersonKey = (typeof personKeys)[number]

const labels: Readonly<Record<PersonKey, string>> = {
  name: 'name',
  date_of_birth: 'date of birth',
  address: 'address',
}

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/** What the contact holds and says otherwise than somebody saw; spelling of case and commas does not count. */
export const disagreements = (seen: IdentityPerson, held: IdentityPerson): readonly PersonKey[] =>
  personKeys.filter((key) => held[key] !== null && folded(held[key]) !== folded(seen[key] ?? ''))

/** 'name and address': what no longer is as it was when somebody looked; null when all of it is. */
export const changedSince = (
  { review }: Pick<IdentityCheck, 'review'>,
  held: IdentityPerson,
): string | null => {
  const changed = review ? disagreements(review.person, held) : []
  return changed.length > 0 ? changed.map((key) => labels[key]).join(' and ') : null
}
