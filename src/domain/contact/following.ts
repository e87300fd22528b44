import { formatPhone, nameOf, parseEmail, parsePhone } from '#domain/contact'
import type { Lead } from '#domain/lead/lead'
import type { ClientParty } from '#domain/party'
import type { QuoteClient } from '#domain/quote/facts'
import type { Contact } from './contact.ts'

/** The address that a record uses while the contact still has it, otherwise the main one. */
const emailFor = (contact: Contact, usedValue: string | null) =>
  contact.emails.some(({ address }) => address === usedValue) ? usedValue : contact.email

const phoneFor = (contact: Contact, usedValue: string | null) =>
  contact.phones.some(({ number }) => number === usedValue) ? usedValue : contact.phone

/** The contact as a client of a case, in the same role. */
export const partyOf = (contact: Contact, clientParty: ClientParty): ClientParty => ({
  contact_id: contact.id,
  name: nameOf(contact),
  email: emailFor(contact, clientParty.email),
  phone: phoneFor(contact, clientParty.phone),
  ...(contact.preferred_name === null ? {} : { preferred_name: contact.preferred_name }),
  role: clientParty.role,
})

// The typed format is preserved while the number is the same.
const phoneText = (contact: Contact, typed: string) => {
  const phone = phoneFor(contact, parsePhone(typed))
  return phone === null ? '' : phone === parsePhone(typed) ? typed : formatPhone(phone)
}

export const quoteClientOf = (contact: Contact, quoteClient: QuoteClient): QuoteClient => ({
  contact_id: contact.id,
  ...(contact.title === null ? {} : { title: contact.title }),
  first_name: contact.first_name,
  last_name: contact.last_name,
  email: emailFor(contact, parseEmail(quoteClient.email)) ?? '',
  phone: phoneText(contact, quoteClient.phone),
})

type Person = Pick<Lead, 'contact_id' | 'first_name' | 'last_name' | 'email' | 'phone'>
type ContactMethods = Pick<Lead, 'email' | 'phone'>

export const leadPersonOf = (contact: Contact, lead: ContactMethods): Person => ({
  contact_id: contact.id,
  first_name: contact.first_name,
  last_name: contact.last_name,
  email: emailFor(contact, parseEmail(lead.email)) ?? '',
  phone: phoneText(contact, lead.phone),
})

/** The clients of a record with contact `from` updated by `follow` to `to`, without duplicates. */
export const withContact = <Client extends { readonly contact_id: string | null }>(
  clients: readonly Client[],
  from: string,
  to: string,
  update: (it: Client) => Client,
): Client[] => {
  const all = clients.map((it) => (it.contact_id === from ? update(it) : it))
  if (from === to) return all
  const first = all.findIndex((it) => it.contact_id === to)
  return all.filter((it, at) => it.contact_id !== to || at === first)
}
