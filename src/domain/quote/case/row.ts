import { parsePhone, phoneWritten } from '#domain/contact'
import { matterNames } from '#domain/matter-names'
import { outwardCode, parsePostcode } from '#domain/postcode'
import { factsOf, mattersOf, peopleOf, type QuoteSubject } from '#domain/quote/facts'
import type { PricedQuote } from '#domain/quote/quote'
import { type QuoteCase, type QuoteCaseRow, quoteOnOffer } from './quote-case.ts'

/** 'Sale and purchase', as a column says it. */
export const subjectName = (subject: QuoteSubject) =>
  subject === 'both' ? 'Sale and purchase' : matterNames[subject]

/** One row of the lists. `drafted`: today's price of a case that was never sent. */
export const rowOf = (it: QuoteCase, drafted: PricedQuote | null): QuoteCaseRow => {
  const quote = quoteOnOffer(it)
  const priced = quote?.priced ?? drafted
  const { facts } = it
  const [matter] = mattersOf(facts.subject)
  const of = matter ? factsOf(facts, matter) : null
  const phone = parsePhone(facts.clients[0]?.phone ?? '')
  return {
    id: it.id,
    version: it.version,
    number: it.number,
    status: it.status,
    sale_stage: it.sale_stage,
    people: peopleOf(facts),
    phone: phone ? phoneWritten(phone) : (facts.clients[0]?.phone ?? ''),
    subject: subjectName(facts.subject),
    address: of?.address ?? '',
    postcode: parsePostcode(of?.postcode ?? '') ?? outwardCode(of?.postcode ?? ''),
    price: of?.price ?? null,
    fee_ex_vat: priced?.fees.ex_vat ?? 0,
    total_inc_vat: priced?.totals.inc_vat ?? 0,
    agency: facts.referral?.agency ?? null,
    branch: facts.referral?.branch || null,
    negotiator: facts.referral?.negotiator || null,
    owner: it.owner,
    giver: it.giver,
    bdm: it.bdm,
    quoted_at: quote?.sent_at ?? null,
    viewed_at: quote?.viewed_at.at(-1) ?? null,
    valid_until: it.valid_until,
    dead_on: it.dead_on,
    hold_until: it.hold_until,
    dead_reason: it.dead_reason,
    next_action: it.next_action,
    attempts: it.attempts,
    last_contact_at: it.last_contact_at,
    temperature: it.temperature,
    updated_at: it.updated_at,
  }
}

/** What a found case is known by: everything that a search should reach. */
export const searchTextOf = (it: QuoteCase) =>
  [
    it.number,
    ...it.facts.clients.flatMap((client) => [
      client.first_name,
      client.last_name,
      client.email,
      client.phone,
    ]),
    ...mattersOf(it.facts.subject).flatMap((matter) => {
      const of = factsOf(it.facts, matter)
      return of ? [of.address, of.postcode] : []
    }),
    it.facts.referral?.agency ?? '',
  ]
    .filter(Boolean)
    .join(' ')
