import { nameOf, phoneWritten } from '#domain/contact'
import type { Contact } from './contact.ts'

const namesOf = (it: Contact) =>
  [nameOf(it), it.middle_name, it.preferred_name, ...it.previous_names].filter(Boolean).join(' ')

const addressesOf = ({ addresses }: Contact) =>
  addresses.map(({ lines, postcode }) => `${lines} ${postcode ?? ''}`).join(' ')

/** '+447700900482 07700900482 07700 900482': a number in every way in which it is typed. */
const numbersOf = ({ phones }: Contact) =>
  phones
    .flatMap(({ number }) => [
      number,
      phoneWritten(number).replaceAll(' ', ''),
      phoneWritten(number),
    ])
    .join(' ')

/** How a contact is found: by any name, email address, telephone number and address. */
export const contactSearchEntry = (it: Contact) => {
  const emails = it.emails.map(({ address }) => address).join(' ')
  const postcodes = it.addresses.map(({ postcode }) => (postcode ?? '').replaceAll(' ', ''))
  return {
    kind: 'person' as const,
    id: it.id,
    code: null,
    title: nameOf(it),
    detail: [it.email, it.phone].filter(Boolean).join(' · '),
    words: [namesOf(it), emails, addressesOf(it)].join(' '),
    parts: [namesOf(it), emails, numbersOf(it), addressesOf(it), ...postcodes].join(' '),
  }
}
