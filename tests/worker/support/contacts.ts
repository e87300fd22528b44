import type { Contact } from '#domain/contact/contact'
import type { Caller } from './firm.ts'

/** What staff enter of somebody. */
export const contactDetails = (given: object = {}) => ({
  title: 'Mr',
  first_name: 'Owen',
  middle_name: null,
  last_name: 'Tarrant',
  preferred_name: null,
  date_of_birth: null,
  emails: [{ kind: 'personal', address: 'owen@tarrant.test', is_main: true }],
  phones: [{ kind: 'mobile', number: '+447700900118', is_main: true }],
  addresses: [{ lines: '14 Larkfield Road, Bristol', postcode: 'BS1 4AA', from: null, to: null }],
  communication: { channels: ['email'], language: 'en', large_print: false },
  vulnerability: null,
  ...given,
})

/** A contact that somebody created. */
export const aContact = async (by: Caller, given: object = {}): Promise<Contact> =>
  (await by.post('/api/contacts', contactDetails(given))).body.data.contact

/** A contact as a form sends it back, with a change. */
export const changeOf = (contact: Contact, given: object) => ({
  ...Object.fromEntries(
    Object.keys(contactDetails()).map((key) => [key, contact[key as keyof Contact]]),
  ),
  version: contact.version,
  ...given,
})
