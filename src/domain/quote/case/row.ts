import { formatPhone, parsePhone } from '#domain/contact'
import { matterNames } from '#domain/matter-names'
import { outwardCode, parsePostcode } from '#domain/postcode'
import {
  factsOf,
  mattersOf,
  peopleOf,
  type QuoteFacts,
  type QuoteSubject,
} from '#domain/quote/facts'
import type { PricedQuote } from '#domain/quote/quote'
import { type QuoteCase, type QuoteCaseRow, quoteOnOffer } from './quote-case.ts'

/** The name of a subject: 'Sale and purchase'. */
export const subjectName = (subject: QuoteSubject) =>
  subject === 'both' ? 'Sale and purchase' : matterNames[subject]

const factColumns = (facts: QuoteFacts) => {
  const [matter] = mattersOf(facts.subject)
  const property = matter ? factsOf(facts, matter) : null
  const postcode = property?.postcode ?? ''
  const phone = facts.clients[0]?.phone ?? ''
  const parsedPhone = parsePhone(phone)
  return {
    people: peopleOf(facts),
    phone: parsedPhone ? formatPhone(parsedPhone) : phone,
    subject: subjectName(facts.subject),
    address: property?.address ?? '',
    postcode: parsePostcode(postcode) ?? outwardCode(postcode),
    price: property?.price ?? null,
    agency: facts.referral?.agency ?? null,
    branch: facts.referral?.branch || null,
    negotiator: facts.referral?.negotiator || null,
  }
}

const followUpColumns = (quoteCase: QuoteCase) => ({
  dead_on: quoteCase.dead_on,
  hold_until: quoteCase.hold_until,
  dead_reason: quoteCase.dead_reason,
  next_action: quoteCase.next_action,
  attempts: quoteCase.attempts,
  last_contact_at: quoteCase.last_contact_at,
  temperature: quoteCase.temperature,
})

/** The list row of a case; `draftPrice` is today's price of a case that was never sent. */
export const quoteCaseRow = (
  quoteCase: QuoteCase,
  draftPrice: PricedQuote | null,
): QuoteCaseRow => {
  const quote = quoteOnOffer(quoteCase)
  const priced = quote?.priced ?? draftPrice
  return {
    id: quoteCase.id,
    version: quoteCase.version,
    number: quoteCase.number,
    status: quoteCase.status,
    sale_stage: quoteCase.sale_stage,
    ...factColumns(quoteCase.facts),
    fee_ex_vat: priced?.fees.ex_vat ?? 0,
    total_inc_vat: priced?.totals.inc_vat ?? 0,
    owner: quoteCase.owner,
    giver: quoteCase.giver,
    bdm: quoteCase.bdm,
    quoted_at: quote?.sent_at ?? null,
    viewed_at: quote?.viewed_at.at(-1) ?? null,
    valid_until: quoteCase.valid_until,
    ...followUpColumns(quoteCase),
    updated_at: quoteCase.updated_at,
  }
}

export const searchTextOf = (quoteCase: QuoteCase) =>
  [
    quoteCase.number,
    ...quoteCase.facts.clients.flatMap((client) => [
      client.first_name,
      client.last_name,
      client.email,
      client.phone,
    ]),
    ...mattersOf(quoteCase.facts.subject).flatMap((matter) => {
      const of = factsOf(quoteCase.facts, matter)
      return of ? [of.address, of.postcode] : []
    }),
    quoteCase.facts.referral?.agency ?? '',
  ]
    .filter(Boolean)
    .join(' ')
