import { formatPhone, nameOf } from '#domain/contact'
import type { Contact } from './contact.ts'

const namesOf = (contact: Contact) =>
  [nameOf(contact), contact.middle_name, contact.preferred_name, ...contact.previous_names]
    .filter(Boolean)
    .join(' ')

const addressesOf = ({ addresses }: Contact) =>
  addresses.map(({ lines, postcode }) => `${lines} ${postcode ?? ''}`).join(' ')

/** '+447700900482 07700900482 07700 900482': a number in every format in which it is typed. */
const numbersOf = ({ phones }: Contact) =>
  phones
    .flatMap(({ number }) => [number, formatPhone(number).replaceAll(' ', ''), formatPhone(number)])
    .join(' ')

export const contactSearchEntry = (contact: Contact) => {
  const emails = contact.emails.map(({ address }) => address).join(' ')
  const postcodes = contact.addresses.map(({ postcode }) => (postcode ?? '').replaceAll(' ', ''))
  return {
    kind: 'person' as const,
    id: contact.id,
    code: null,
    title: nameOf(contact),
    detail: [contact.email, contact.phone].filter(Boolean).join(' · '),
    words: [namesOf(contact), emails, addressesOf(contact)].join(' '),
    parts: [namesOf(contact), emails, numbersOf(contact), addressesOf(contact), ...postcodes].join(
      ' ',
    ),
  }
}
