import type { CommunicationFacts } from '#domain/communication/firm/conditions'
import { fullDate } from '#domain/dates'
import { pounds } from '#domain/money'
import type { QuoteValue } from '#domain/quote/case/events'
import { type QuoteCase, quoteOnOffer } from '#domain/quote/case/quote-case'
import { introducerOf, peopleOf } from '#domain/quote/facts'
import type { Quote } from '#domain/quote/quote'
import { quoteRecipients } from '#domain/quote/recipients'
import type { Correspondence, Recipient } from '#tenant/events/messages'
import type { Origins } from '#tenant/user/firm'

export type SentOffer = Pick<Correspondence, 'channels' | 'files'> & { readonly link: string }

type Sender = {
  readonly origins: Origins
  /** The introducer, where it is a broker to whom messages may go. */
  readonly brokers?: readonly Recipient[]
}

/** The values and recipients of a quote case’s messages; null while no quote is on offer. */
export const quoteCorrespondence = (
  { origins, brokers = [] }: Sender,
  quoteCase: QuoteCase,
  offer?: SentOffer,
): Correspondence<QuoteValue> | null => {
  const quote = quoteOnOffer(quoteCase)
  if (quote === null) return null
  const { link = `${origins.clients}/login`, ...sent } = offer ?? {}
  return {
    about: { kind: 'quote-case', id: quoteCase.id, ref: quoteCase.number },
    values: { ...quoteValues(quoteCase, quote), link },
    clients: quoteRecipients(quote.facts),
    brokers,
    staff: staffOf(quoteCase),
    facts: factsOf(quote),
    ...sent,
  }
}

const factsOf = ({ facts, priced }: Quote): CommunicationFacts => ({
  matter_types: priced.matters.map(({ kind }) => kind),
  tenures: [facts.sale, facts.purchase].flatMap((it) => it?.tenure ?? []),
  agency_id: introducerOf(facts),
  stage: null,
  is_on_hold: false,
  completion_on: null,
})

const quoteValues = (quoteCase: QuoteCase, quote: Quote) => ({
  number: quoteCase.number,
  people: peopleOf(quote.facts),
  matter: quote.priced.matters.map(({ heading }) => midSentence(heading)).join(' and '),
  total: formatted(quote.priced.totals.inc_vat),
  tax: landTaxText(quote.priced),
  valid_until: fullDate(quoteCase.valid_until ?? quote.priced.valid_until),
  giver: quoteCase.giver?.name ?? 'us',
})

const taxNames = { SDLT: 'Stamp Duty Land Tax (SDLT)', LTT: 'Land Transaction Tax (LTT)' } as const

const landTaxText = ({ land_tax, matters, totals }: Quote['priced']) => {
  const isUnknown = land_tax === null && matters.some(({ kind }) => kind === 'purchase')
  if (isUnknown) return ' Tax on the purchase is extra.'
  if (land_tax === null || totals.land_tax === 0) return ''
  return ` ${taxNames[land_tax.kind]} of ${formatted(totals.land_tax)} is extra, which makes ${formatted(totals.with_tax)} in all.`
}

const staffOf = ({ owner, giver, bdm }: QuoteCase): Recipient[] => {
  const staff = [owner, giver, bdm].filter((one) => one !== null)
  return [...new Map(staff.map((one) => [one.id, one])).values()].map(({ id, name }) => ({
    name,
    email: null,
    phone: null,
    user_id: id,
  }))
}

const midSentence = (heading: string) =>
  `the ${heading.slice(0, 1).toLowerCase()}${heading.slice(1)}`

const currency = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })
const formatted = (pence: number) => currency.format(pence / pounds(1))
