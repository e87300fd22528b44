import { parseEmail, parsePhone } from '#domain/contact'
import { londonDate } from '#domain/dates'
import type { ImportedLead } from './lead.ts'
import type { ImportedQuote } from './quote.ts'
import { plainText } from './values.ts'

/**
 * The key that identifies a row when it is imported again: its reference, or else the contact, intent, property
 * and date. Rows with the same key are one record.
 */
export const leadRowKey = (lead: ImportedLead): string => {
  if (lead.reference !== '') return `ref ${lead.reference.toLowerCase()}`
  const { details } = lead
  return joinKey([
    contactOf(details),
    details.intent.toSorted().join(' '),
    plainText(details.postcode || details.address),
    lead.received_at === null ? '' : londonDate(lead.received_at),
  ])
}

/** The same for a quote; a quote with another fee for the same move has another key. */
export const quoteRowKey = (quote: ImportedQuote): string => {
  if (quote.reference !== '') return `ref ${quote.reference.toLowerCase()}`
  return joinKey([
    contactOf(quote.client),
    quote.subject,
    plainText(quote.postcode || quote.address),
    quote.quoted_on,
    String(quote.price.fee ?? ''),
  ])
}

type Person = {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly phone: string
}

const contactOf = (person: Person) =>
  parseEmail(person.email) ??
  parsePhone(person.phone) ??
  plainText(`${person.first_name} ${person.last_name}`)

const joinKey = (parts: readonly string[]) => JSON.stringify(parts)
