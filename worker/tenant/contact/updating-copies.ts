import type { ContactOutcome } from '#domain/contact/change'
import type { Contact } from '#domain/contact/contact'
import { leadPersonOf, partyOf, quoteClientOf, withContact } from '#domain/contact/following'
import { toCaseEvents } from '#domain/conveyance/following-events'
import { keysOf } from '#domain/entries'
import { fieldChanges } from '#domain/field-change'
import { leadEvent } from '#domain/lead/change'
import { quoteCaseEvent } from '#domain/quote/case/change'
import { followPerson } from '#tenant/identity/following'
import type { RequestContext } from '#tenant/runtime/context'
import { moveSigner } from '#tenant/signature/contacts'
import { system } from '#tenant/user/people'
import { type Reference, referencesOf } from './references.ts'

/** The most copies updated in the transaction of a change; a job updates the others. */
export const MOST_AT_ONCE = 50

export const saveContact = (
  context: RequestContext,
  { contact, events }: ContactOutcome,
  from: Contact | null,
): Contact => {
  if (events.length === 0) return contact
  if (from === null) context.contacts.insert(contact)
  else context.contacts.replace(contact, from.version)
  context.recordEvents(events)
  if (from !== null) {
    updateReferences(context, contact.id, contact)
    followPerson(context.as(system, context.by), contact)
  }
  return contact
}

/** Updates the records that refer to contact `from` with the details of `to`, and queues the others for the job. */
export const updateReferences = (context: RequestContext, from: string, to: Contact) => {
  const all = referencesOf(context.store, from)
  for (const reference of all.slice(0, MOST_AT_ONCE)) updateReference(context, reference, from, to)
  const later = all.slice(MOST_AT_ONCE)
  for (const { kind, id } of later)
    context.store.write(
      'INSERT OR IGNORE INTO contact_copies (contact_id, kind, id) VALUES (?, ?, ?)',
      from,
      kind,
      id,
    )
  if (later.length > 0)
    context.store.write(`UPDATE jobs SET due_at = ? WHERE name = 'contact-copies'`, context.now)
}

export const updateReference = (
  context: RequestContext,
  { kind, id }: Reference,
  from: string,
  to: Contact,
) => {
  const systemContext = context.as(system, context.by)
  if (kind === 'conveyance') updateConveyance(systemContext, id, from, to)
  else if (kind === 'lead') updateLead(systemContext, id, to)
  else updateQuoteCase(systemContext, id, from, to)
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const updateConveyance = (context: RequestContext, id: string, from: string, to: Contact) => {
  const { conveyance, plan } = context.conveyances.records(id)
  const clients = withContact(conveyance.clients, from, to.id, (it) => partyOf(to, it))
  if (isSame(clients, conveyance.clients)) return
  const version = conveyance.version + 1
  const records = { conveyance: { ...conveyance, clients, version }, plan }
  const events = toCaseEvents(records, [
    {
      name: 'conveyance.updated',
      changed: ['clients'],
      detail: { changes: fieldChanges(conveyance, records.conveyance, ['clients']) },
    },
  ])
  context.conveyances.keep({ ...records, events }, conveyance.version)
  if (from !== to.id) moveSigner(context, id, from, to.id)
}

const updateQuoteCase = (context: RequestContext, id: string, from: string, to: Contact) => {
  const stored = context.quoteCases.get(id)
  const clients = withContact(stored.facts.clients, from, to.id, (client) =>
    quoteClientOf(to, client),
  )
  if (isSame(clients, stored.facts.clients)) return
  const quoteCase = {
    ...stored,
    facts: { ...stored.facts, clients },
    version: stored.version + 1,
  }
  const changes = fieldChanges(stored.facts, quoteCase.facts, ['clients'])
  const events = [quoteCaseEvent('quotecase.updated', quoteCase, ['facts'], { changes })]
  context.quoteCases.keep({ quoteCase, events }, stored.version)
}

const updateLead = (context: RequestContext, id: string, to: Contact) => {
  const it = context.leads.get(id)
  const person = leadPersonOf(to, it)
  const lead = { ...it, ...person, version: it.version + 1 }
  const fields = keysOf(person).filter((key) => it[key] !== lead[key])
  if (fields.length === 0) return
  const before = Object.fromEntries(fields.map((key) => [key, it[key]]))
  const after = Object.fromEntries(fields.map((key) => [key, lead[key]]))
  const events = [leadEvent('lead.updated', lead, fields, { did: 'edited', before, after })]
  context.leads.keep({ lead, events }, it.version)
}
