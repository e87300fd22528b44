import { nameOf, parseEmail, parsePhone } from '#domain/contact'
import type { Instant } from '#domain/dates'
import type { ContactDetails } from './bodies.ts'
import { type ContactOutcome, changedContact } from './change.ts'
import type { Contact } from './contact.ts'
import { LONGEST_NAME } from './details.ts'
import { phoneKindOf } from './stored.ts'

export type EnteredPerson = {
  readonly title?: string | undefined
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly phone: string
  readonly address?: string
  readonly postcode?: string
}

const normalisedName = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whether two have the same full name, ignoring case and accents. */
export const hasSameName = (one: EnteredPerson | Contact, other: EnteredPerson | Contact) =>
  normalisedName(nameOf(one)) === normalisedName(nameOf(other))

export const hasFullName = ({ first_name, last_name }: EnteredPerson) =>
  first_name.trim() !== '' && last_name.trim() !== ''

export const hasAllEntered = (contact: Contact, { email, phone }: EnteredPerson) =>
  (email.trim() === '' || contact.emails.some(({ address }) => address === parseEmail(email))) &&
  (phone.trim() === '' || contact.phones.some(({ number }) => number === parsePhone(phone)))

export const matchesEntered = (contact: Contact, entered: EnteredPerson) =>
  hasSameName(contact, entered) ||
  contact.emails.some(({ address }) => address === parseEmail(entered.email)) ||
  contact.phones.some(({ number }) => number === parsePhone(entered.phone))

export const enteredPersonOf = (contact: Contact): EnteredPerson => ({
  ...(contact.title === null ? {} : { title: contact.title }),
  first_name: contact.first_name,
  last_name: contact.last_name,
  email: contact.email ?? '',
  phone: contact.phone ?? '',
})

export const detailsFromEntered = (entered: EnteredPerson): ContactDetails => {
  const [email, phone] = [parseEmail(entered.email), parsePhone(entered.phone)]
  return {
    title: entered.title?.trim() || null,
    first_name: entered.first_name.trim().slice(0, LONGEST_NAME),
    middle_name: null,
    last_name: entered.last_name.trim().slice(0, LONGEST_NAME),
    preferred_name: null,
    date_of_birth: null,
    emails: email ? [{ kind: 'personal', address: email, is_main: true }] : [],
    phones: phone ? [{ kind: phoneKindOf(phone), number: phone, is_main: true }] : [],
    addresses: [],
    communication: { channels: [], language: 'en', large_print: false },
    vulnerability: null,
  }
}

/**
 * The contact updated from what was entered: an address or number that replaces the one in `before` is corrected,
 * another new one is added.
 */
export const updatedFromEntered = (
  contact: Contact,
  entered: EnteredPerson,
  before: EnteredPerson | null,
  now: Instant,
): ContactOutcome =>
  changedContact(
    contact,
    {
      ...(before && hasFullName(entered) ? namesOf(contact, entered, before) : {}),
      emails: withEmail(contact, parseEmail(entered.email), before && parseEmail(before.email)),
      phones: withPhone(contact, parsePhone(entered.phone), before && parsePhone(before.phone)),
    },
    now,
  )

const namesOf = (contact: Contact, entered: EnteredPerson, before: EnteredPerson) => ({
  title:
    (entered.title ?? '') === (before.title ?? '') ? contact.title : entered.title?.trim() || null,
  first_name: entered.first_name.trim(),
  last_name: entered.last_name.trim(),
})

const withEmail = ({ emails }: Contact, address: string | null, before: string | null) => {
  if (address === null || emails.some((one) => one.address === address)) return emails
  return emails.some((one) => one.address === before)
    ? emails.map((one) => (one.address === before ? { ...one, address } : one))
    : [...emails, { kind: 'personal' as const, address, is_main: emails.length === 0 }]
}

const withPhone = ({ phones }: Contact, number: string | null, before: string | null) => {
  if (number === null || phones.some((one) => one.number === number)) return phones
  return phones.some((one) => one.number === before)
    ? phones.map((one) => (one.number === before ? { ...one, number } : one))
    : [...phones, { kind: phoneKindOf(number), number, is_main: phones.length === 0 }]
}
