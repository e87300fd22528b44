import type { Referral } from '#domain/agent/referral'
import { type DateOnly, type Instant, londonInstant } from '#domain/dates'
import type { Named } from '#domain/party'
import { blankFacts } from '#domain/quote/blank'
import { type QuoteCaseOutcome, quoteCaseEvent } from '#domain/quote/case/change'
import { blankCase, type CasePeople } from '#domain/quote/case/drafting'
import { closingDayOf } from '#domain/quote/case/expiry'
import type { LinkedConveyance, QuoteCase } from '#domain/quote/case/quote-case'
import { factsKey, type QuoteClient, type QuoteFacts } from '#domain/quote/facts'
import { headingOf } from '#domain/quote/labels'
import { lineOf, totalOf, vatByRate } from '#domain/quote/line'
import type { PricedQuote, Quote } from '#domain/quote/quote'
import type { FeeScale } from '#domain/quote/scale/scale'
import { splitName } from './name.ts'
import type { ImportedQuote } from './quote.ts'

/** The firm's records for the names in a row, and the row's origin. */
export type QuoteTargets = {
  readonly id: string
  readonly number: string
  readonly link_id: string
  readonly people: CasePeople
  readonly referral: Referral | null
  readonly conveyance: LinkedConveyance | null
  readonly scale: Pick<FeeScale, 'id' | 'name'>
  readonly vat_rate: number
  readonly by: Named
  readonly import: { readonly id: string; readonly file: string; readonly line: number }
}

const londonAt = (day: DateOnly, time = '12:00') => londonInstant(day, time)

const lossOf = ({ ending, valid_until }: ImportedQuote) => {
  const isOpen = ending.status === 'sent' || ending.status === 'following_up'
  const isLost = ending.status === 'dead'
  return {
    dead_on: isOpen ? closingDayOf(valid_until) : null,
    dead_reason: isLost ? ending.reason : null,
    dead_note: isLost ? ending.note : null,
    died_at: isLost ? londonAt(ending.on, '18:00') : null,
  }
}

/** Creates a quote case with manual prices from an imported row; nothing is sent. */
export const importedQuoteCase = (
  it: ImportedQuote,
  targets: QuoteTargets,
  now: Instant,
): QuoteCaseOutcome => {
  const { ending } = it
  const facts = factsOf(it, targets)
  const quote =
    it.price.fee === null || ending.status === 'draft' ? null : quoteOf(it, facts, targets)
  const quoteCase: QuoteCase = {
    ...blankCase,
    id: targets.id,
    number: targets.number,
    status: ending.status,
    sale_stage: it.sale_stage,
    ...targets.people,
    ...(quote ? { credit: creditOf(targets.people) } : {}),
    referral_disclosed_at: targets.referral && quote ? londonAt(it.quoted_on) : null,
    valid_until: quote ? it.valid_until : null,
    attempts: ending.status === 'following_up' ? 1 : 0,
    ...lossOf(it),
    linked_conveyances:
      targets.conveyance && ending.status === 'instructed' ? [targets.conveyance] : [],
    facts,
    quotes: quote ? [quote] : [],
    created_at: londonAt(it.quoted_on),
    updated_at: now,
  }
  return { quoteCase, events: [importEvent(quoteCase, targets)] }
}

const importEvent = (quoteCase: QuoteCase, { import: { id: import_id, line } }: QuoteTargets) =>
  quoteCaseEvent('quote.created', quoteCase, ['status'], { source: 'import', import_id, line })

const creditOf = ({ giver, bdm }: CasePeople) => ({
  giver_id: giver?.id ?? null,
  bdm_id: bdm?.id ?? null,
})

const blankPerson = { contact_id: null, email: '', phone: '' }

const clientsOf = ({ client, second_name }: ImportedQuote): QuoteClient[] => [
  { ...client, contact_id: null },
  ...(second_name === '' ? [] : [{ ...blankPerson, ...splitName(second_name) }]),
]

const factsOf = (quote: ImportedQuote, { people, referral }: QuoteTargets): QuoteFacts => {
  const facts = blankFacts(quote.subject)
  const key = factsKey(quote.subject)
  const propertyFacts = {
    address: quote.address,
    postcode: quote.postcode,
    price: quote.property_price,
  }
  const of = facts[key]
  return {
    ...facts,
    sale_stage: quote.sale_stage,
    clients: clientsOf(quote),
    [key]: {
      ...of,
      ...propertyFacts,
      tenure: quote.tenure,
      ...(of !== null && 'lender' in of ? { lender: quote.lender } : {}),
    },
    referral,
    owner_id: people.owner?.id ?? null,
    giver_id: people.giver?.id ?? null,
    bdm_id: people.bdm?.id ?? null,
  }
}

const quoteOf = (quote: ImportedQuote, facts: QuoteFacts, targets: QuoteTargets): Quote => {
  const { ending } = quote
  const isWon = ending.status === 'accepted' || ending.status === 'instructed'
  const name = `${quote.client.first_name} ${quote.client.last_name}`.trim()
  return {
    version: 1,
    facts,
    priced: pricedOf(quote, targets),
    sent_at: londonAt(quote.quoted_on),
    sent_by: targets.people.giver ?? targets.by,
    channels: [],
    link_id: targets.link_id,
    viewed_at: [],
    accepted_at: isWon ? londonAt(ending.on) : null,
    accepted_by: isWon ? name : null,
    accepted_how: isWon ? 'phone' : null,
    terms_version: 'imported',
  }
}

const pricedOf = (quote: ImportedQuote, targets: QuoteTargets): PricedQuote => {
  const lines = linesOf(quote, targets)
  const fees = totalOf(lines.filter(({ section }) => section === 'legal_work'))
  const disbursements = totalOf(lines.filter(({ section }) => section === 'disbursement'))
  const total = totalOf(lines)
  const heading = headingOf(quote.subject, { address: quote.address })
  return {
    priced_on: quote.quoted_on,
    scale: { id: targets.scale.id, name: targets.scale.name },
    matters: [{ kind: quote.subject, heading, lines, fees, disbursements, subtotal: total }],
    fees,
    fees_vat: vatByRate(lines.filter(({ section }) => section === 'legal_work')),
    disbursements,
    land_tax: null,
    could_apply: [],
    totals: { ...total, land_tax: 0, with_tax: total.inc_vat },
    included: [],
    assumptions: [],
    excluded: [],
    valid_until: quote.valid_until,
    incomplete: [],
  }
}

const linesOf = (quote: ImportedQuote, { vat_rate, import: { file } }: QuoteTargets) => {
  const manual = {
    origin: 'manual',
    override_reason: `Imported from ${file}`.slice(0, 200),
  } as const
  const { fee, disbursements } = quote.price
  return [
    lineOf({
      ...manual,
      key: `${quote.subject}.imported_fee`,
      section: 'legal_work',
      label: 'Legal fee, as imported',
      ex_vat: fee ?? 0,
      vat_rate,
    }),
    ...(disbursements === 0
      ? []
      : [
          lineOf({
            ...manual,
            key: `${quote.subject}.imported_disbursements`,
            section: 'disbursement',
            label: 'Disbursements, as imported',
            ex_vat: disbursements,
            vat_rate: 0,
          }),
        ]),
  ]
}
