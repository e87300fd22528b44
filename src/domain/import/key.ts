import { parseEmail, parsePhone } from '#domain/contact'
import { londonDate } from '#domain/dates'
import type { ImportedLead } from './lead.ts'
import type { ImportedQuote } from './quote.ts'
import { plainWords } from './values.ts'

/**
 * The key that identifies a row when it is imported again: its reference, or else the contact, intent, property
 * and date. Rows with the same key are one record.
 */
export const leadRowKey = (it: ImportedLead): string => {
  if (it.reference !== '') return `ref ${it.reference.toLowerCase()}`
  const { details } = it
  return joined([
    contactOf(details),
    details.intent.toSorted().join(' '),
    plainWords(details.postcode || details.address),
    it.received_at === null ? '' : londonDate(it.received_at),
  ])
}

/** The same for a quote; a quote with another fee for the same move has another key. */
export const quoteRowKey = (it: ImportedQuote): string => {
  if (it.reference !== '') return `ref ${it.reference.toLowerCase()}`
  return joined([
    contactOf(it.client),
    it.subject,
    plainWords(it.postcode || it.address),
    it.quoted_on,
    String(it.price.fee ?? ''),
  ])
}

type Person = {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly phone: string
}

const contactOf = (it: Person) =>
  parseEmail(it.email) ?? parsePhone(it.phone) ?? plainWords(`${it.first_name} ${it.last_name}`)

const joined = (parts: readonly string[]) => JSON.stringify(parts)
