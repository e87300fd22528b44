import { parseEmail, parsePhone } from '#domain/contact'
import type { Contact } from '#domain/contact/contact'
import { beginContact } from '#domain/contact/editing'
import {
  detailsOfEntered,
  type Entered,
  enteredOf,
  hasSameName,
  isNamed,
  isStill,
  knowsAll,
  withEntered,
} from '#domain/contact/entered'
import { quoteClientOf } from '#domain/contact/following'
import { currentAddress } from '#domain/contact/view'
import { hasPermission } from '#domain/permissions'
import type { QuoteFacts } from '#domain/quote/facts'
import type { Desk } from '#tenant/runtime/context'
import { saveContact } from './following.ts'

/** Whether what whoever is at work enters may be added to a contact that is there. */
const mayAdd = ({ person }: Desk) =>
  person.type === 'staff' && hasPermission(person, 'clients.update')

/** The contact of this name with the same email address, number or current address; null where there is none. */
const knownContact = (desk: Desk, it: Entered): Contact | null => {
  const values = [parseEmail(it.email), parsePhone(it.phone)].filter((value) => value !== null)
  const named = values.flatMap((value) => desk.contacts.having(value))
  const all = [...named, ...atAddress(desk, it)]
  return all.find((one) => hasSameName(one, it)) ?? null
}

const SAME_NAME = 10

const atAddress = (desk: Desk, { first_name, last_name, address = '', postcode = '' }: Entered) => {
  if (address.trim() === '' || postcode.trim() === '') return []
  const compact = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  const sought = compact(address + postcode)
  const { contacts } = desk
  const named = contacts.matching({ first_name, last_name, email: '', phone: '' }, SAME_NAME)
  return contacts
    .all(named.map(({ id }) => id))
    .filter((it) => compact(currentAddress(it) ?? '') === sought)
}

/**
 * The contact that entered details belong to, found or created; null while they name nobody. What comes from outside
 * the firm changes no contact: it is linked only to one that has every address and number that it gives.
 */
export const linkContact = (desk: Desk, it: Entered): Contact | null => {
  if (!isNamed(it)) return null
  const known = knownContact(desk, it)
  if (known !== null && mayAdd(desk))
    return saveContact(desk, withEntered(known, it, null, desk.now), known)
  return known !== null && knowsAll(known, it) ? known : createContact(desk, it)
}

/** A new contact as far as it was entered. */
export const createContact = (desk: Desk, it: Entered): Contact => {
  const { id, name } = desk.by
  const given = { id: desk.newId(), created_by: mayAdd(desk) ? { id, name } : null }
  return saveContact(desk, beginContact(detailsOfEntered(it), given, desk.now), null)
}

/** The contact that a record refers to, corrected by what was entered since; null where that is another person. */
const stillContact = (desk: Desk, id: string, it: Entered, before: Entered | null) => {
  const contact = desk.contacts.current(id)
  if (contact === null || !isStill(contact, it)) return null
  if (!mayAdd(desk)) return contact
  return saveContact(
    desk,
    withEntered(contact, it, before ?? enteredOf(contact), desk.now),
    contact,
  )
}

/** The contact of a record that was entered again; found or created anew where it now names somebody else. */
export const relinkContact = (
  desk: Desk,
  id: string | null,
  it: Entered,
  before: Entered | null = null,
): Contact | null =>
  (id === null ? null : stillContact(desk, id, it, before)) ?? linkContact(desk, it)

/** The facts with every client who is named linked to their contact; `before`: the facts as they were saved. */
export const linkClients = (
  desk: Desk,
  facts: QuoteFacts,
  before: QuoteFacts | null = null,
): QuoteFacts => ({
  ...facts,
  clients: facts.clients.map((it) => {
    const was = before?.clients.find(
      (one) => one.contact_id !== null && one.contact_id === it.contact_id,
    )
    const contact = relinkContact(desk, it.contact_id, it, was ?? null)
    return contact === null ? { ...it, contact_id: null } : quoteClientOf(contact, it)
  }),
})
