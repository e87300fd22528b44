import { nameOf, parseEmail, parsePhone, phoneWritten } from '#domain/contact'
import type { Lead } from '#domain/lead/lead'
import type { ClientParty } from '#domain/party'
import type { QuoteClient } from '#domain/quote/facts'
import type { Contact } from './contact.ts'

/** The address that a record uses, while it is one of the contact's; else the main one. */
const emailFor = (it: Contact, used: string | null) =>
  it.emails.some(({ address }) => address === used) ? used : it.email

const phoneFor = (it: Contact, used: string | null) =>
  it.phones.some(({ number }) => number === used) ? used : it.phone

/** The contact as a case names it, in its role. */
export const partyOf = (contact: Contact, it: ClientParty): ClientParty => ({
  contact_id: contact.id,
  name: nameOf(contact),
  email: emailFor(contact, it.email),
  phone: phoneFor(contact, it.phone),
  ...(contact.preferred_name === null ? {} : { preferred_name: contact.preferred_name }),
  role: it.role,
})

// What was typed stays as it was typed where it says the same number.
const writtenPhone = (contact: Contact, typed: string) => {
  const phone = phoneFor(contact, parsePhone(typed))
  return phone === null ? '' : phone === parsePhone(typed) ? typed : phoneWritten(phone)
}

/** The contact as a quote names it. */
export const quoteClientOf = (contact: Contact, it: QuoteClient): QuoteClient => ({
  contact_id: contact.id,
  ...(contact.title === null ? {} : { title: contact.title }),
  first_name: contact.first_name,
  last_name: contact.last_name,
  email: emailFor(contact, parseEmail(it.email)) ?? '',
  phone: writtenPhone(contact, it.phone),
})

type Person = Pick<Lead, 'contact_id' | 'first_name' | 'last_name' | 'email' | 'phone'>
type Reached = Pick<Lead, 'email' | 'phone'>

/** The contact as a lead names it. */
export const leadPersonOf = (contact: Contact, it: Reached): Person => ({
  contact_id: contact.id,
  first_name: contact.first_name,
  last_name: contact.last_name,
  email: emailFor(contact, parseEmail(it.email)) ?? '',
  phone: writtenPhone(contact, it.phone),
})

/** The people of a record once contact `from` is `to`: each brought up to date, and nobody twice. */
export const withContact = <Client extends { readonly contact_id: string | null }>(
  clients: readonly Client[],
  from: string,
  to: string,
  follow: (it: Client) => Client,
): Client[] => {
  const all = clients.map((it) => (it.contact_id === from ? follow(it) : it))
  if (from === to) return all
  const first = all.findIndex((it) => it.contact_id === to)
  return all.filter((it, at) => it.contact_id !== to || at === first)
}
