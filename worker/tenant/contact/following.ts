import type { ContactOutcome } from '#domain/contact/change'
import type { Contact } from '#domain/contact/contact'
import { leadPersonOf, partyOf, quoteClientOf, withContact } from '#domain/contact/following'
import { asEvents } from '#domain/conveyance/following'
import { happened as leadHappened } from '#domain/lead/change'
import { happened as quoteHappened } from '#domain/quote/case/change'
import type { Desk } from '#tenant/runtime/context'
import { system } from '#tenant/user/people'
import { type Reference, referencesOf } from './references.ts'

/** How many records follow in the transaction of a change; a job does the others. */
export const MOST_AT_ONCE = 50

/** Saves a contact as a verb left it, and brings every case, quote and lead that refers to it up to date. */
export const saveContact = (
  desk: Desk,
  { contact, events }: ContactOutcome,
  from: Contact | null,
): Contact => {
  if (events.length === 0) return contact
  if (from === null) desk.contacts.insert(contact)
  else desk.contacts.replace(contact, from.version)
  desk.recordEvents(events)
  if (from !== null) follow(desk, contact.id, contact)
  return contact
}

/** Brings the records that refer to contact `from` up to date with `to`; later ones wait for the job. */
export const follow = (desk: Desk, from: string, to: Contact) => {
  const all = referencesOf(desk.store, from)
  for (const reference of all.slice(0, MOST_AT_ONCE)) followIn(desk, reference, from, to)
  const later = all.slice(MOST_AT_ONCE)
  for (const { kind, id } of later)
    desk.store.write(
      'INSERT OR IGNORE INTO contact_copies (contact_id, kind, id) VALUES (?, ?, ?)',
      from,
      kind,
      id,
    )
  if (later.length > 0)
    desk.store.write(`UPDATE jobs SET due_at = ? WHERE name = 'contact-copies'`, desk.now)
}

/** Brings one record that refers to contact `from` up to date with `to`. */
export const followIn = (desk: Desk, { kind, id }: Reference, from: string, to: Contact) => {
  const whole = desk.as(system, desk.by)
  if (kind === 'conveyance') followInConveyance(whole, id, from, to)
  else if (kind === 'lead') followInLead(whole, id, to)
  else followInQuoteCase(whole, id, from, to)
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const followInConveyance = (desk: Desk, id: string, from: string, to: Contact) => {
  const { conveyance, plan } = desk.conveyances.records(id)
  const clients = withContact(conveyance.clients, from, to.id, (it) => partyOf(to, it))
  if (isSame(clients, conveyance.clients)) return
  const version = conveyance.version + 1
  const records = { conveyance: { ...conveyance, clients, version }, plan }
  const events = asEvents(records, [
    { name: 'conveyance.updated', changed: ['clients'], detail: {} },
  ])
  desk.conveyances.keep({ ...records, events }, conveyance.version)
}

const followInQuoteCase = (desk: Desk, id: string, from: string, to: Contact) => {
  const it = desk.quoteCases.get(id)
  const clients = withContact(it.facts.clients, from, to.id, (client) => quoteClientOf(to, client))
  if (isSame(clients, it.facts.clients)) return
  const quoteCase = { ...it, facts: { ...it.facts, clients }, version: it.version + 1 }
  const events = [quoteHappened('quotecase.updated', quoteCase, ['facts'], {})]
  desk.quoteCases.keep({ quoteCase, events }, it.version)
}

const followInLead = (desk: Desk, id: string, to: Contact) => {
  const it = desk.leads.get(id)
  const person = leadPersonOf(to, it)
  const lead = { ...it, ...person, version: it.version + 1 }
  const fields = (Object.keys(person) as (keyof typeof person)[]).filter(
    (key) => it[key] !== lead[key],
  )
  if (fields.length === 0) return
  const before = Object.fromEntries(fields.map((key) => [key, it[key]]))
  const after = Object.fromEntries(fields.map((key) => [key, lead[key]]))
  const events = [leadHappened('lead.updated', lead, fields, { did: 'edited', before, after })]
  desk.leads.keep({ lead, events }, it.version)
}
