import { parseEmail, parsePhone } from '#domain/contact'
import type { Contact } from '#domain/contact/contact'
import { newContact } from '#domain/contact/editing'
import {
  detailsFromEntered,
  type EnteredPerson,
  enteredPersonOf,
  hasAllEntered,
  hasFullName,
  hasSameName,
  matchesEntered,
  updatedFromEntered,
} from '#domain/contact/entered-person'
import { quoteClientOf } from '#domain/contact/following'
import { currentAddress } from '#domain/contact/view'
import { hasPermission } from '#domain/permissions'
import type { QuoteFacts } from '#domain/quote/facts'
import type { RequestContext } from '#tenant/runtime/context'
import { saveContact } from './updating-copies.ts'

const canAdd = ({ person }: RequestContext) =>
  person.type === 'staff' && hasPermission(person, 'clients.update')

/** Returns the contact with this name and the same email address, number or current address; null when there is none. */
const knownContact = (context: RequestContext, entered: EnteredPerson): Contact | null => {
  const values = [parseEmail(entered.email), parsePhone(entered.phone)].filter(
    (value) => value !== null,
  )
  const named = values.flatMap((value) => context.contacts.having(value))
  const all = [...named, ...contactsAtAddress(context, entered)]
  return all.find((one) => hasSameName(one, entered)) ?? null
}

const SAME_NAME = 10

const contactsAtAddress = (
  context: RequestContext,
  { first_name, last_name, address = '', postcode = '' }: EnteredPerson,
) => {
  if (address.trim() === '' || postcode.trim() === '') return []
  const compact = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  const compactAddress = compact(address + postcode)
  const { contacts } = context
  const named = contacts.matching({ first_name, last_name, email: '', phone: '' }, SAME_NAME)
  return contacts
    .all(named.map(({ id }) => id))
    .filter((it) => compact(currentAddress(it) ?? '') === compactAddress)
}

/**
 * Returns the contact of entered details, found or created; null without a name. Details from outside the firm never
 * change a contact, and match only one that already has every address and number given.
 */
export const linkContact = (context: RequestContext, entered: EnteredPerson): Contact | null => {
  if (!hasFullName(entered)) return null
  const known = knownContact(context, entered)
  if (known !== null && canAdd(context))
    return saveContact(context, updatedFromEntered(known, entered, null, context.now), known)
  return known !== null && hasAllEntered(known, entered) ? known : createContact(context, entered)
}

export const createContact = (context: RequestContext, entered: EnteredPerson): Contact => {
  const { id, name } = context.by
  const creation = { id: context.newId(), created_by: canAdd(context) ? { id, name } : null }
  return saveContact(context, newContact(detailsFromEntered(entered), creation, context.now), null)
}

/** Returns the linked contact, updated with the entered details; null when they are of another person. */
const stillContact = (
  context: RequestContext,
  id: string,
  entered: EnteredPerson,
  before: EnteredPerson | null,
) => {
  const contact = context.contacts.current(id)
  if (contact === null || !matchesEntered(contact, entered)) return null
  if (!canAdd(context)) return contact
  return saveContact(
    context,
    updatedFromEntered(contact, entered, before ?? enteredPersonOf(contact), context.now),
    contact,
  )
}

export const relinkContact = (
  context: RequestContext,
  id: string | null,
  entered: EnteredPerson,
  before: EnteredPerson | null = null,
): Contact | null =>
  (id === null ? null : stillContact(context, id, entered, before)) ?? linkContact(context, entered)

export const linkClients = (
  context: RequestContext,
  facts: QuoteFacts,
  before: QuoteFacts | null = null,
): QuoteFacts => ({
  ...facts,
  clients: facts.clients.map((client) => {
    const earlier = before?.clients.find(
      (one) => one.contact_id !== null && one.contact_id === client.contact_id,
    )
    const contact = relinkContact(context, client.contact_id, client, earlier ?? null)
    if (contact === null) return { ...client, contact_id: null }
    const linked = quoteClientOf(contact, client)
    // A quote goes to no address that nobody entered for it.
    return client.email.trim() === '' ? { ...linked, email: '' } : linked
  }),
})
