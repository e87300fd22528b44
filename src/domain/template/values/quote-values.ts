import { nameOf } from '#domain/contact'
import { type QuoteCase, quoteOnOffer } from '#domain/quote/case/quote-case'
import { factsOf, mattersOf } from '#domain/quote/facts'
import { type MergeValues, orNull } from './value.ts'

const taxNames = { SDLT: 'Stamp Duty Land Tax', LTT: 'Land Transaction Tax' } as const

/** The values of the quote on offer; null before the first version. */
export const quoteValues = (quoteCase: QuoteCase): MergeValues | null => {
  const quote = quoteOnOffer(quoteCase)
  if (quote === null) return null
  const { matters, totals, fees, disbursements, land_tax, valid_until } = quote.priced
  return {
    number: quoteCase.number,
    total: totals.inc_vat,
    fees: fees.inc_vat,
    vat: totals.vat,
    disbursements: disbursements.inc_vat,
    tax: land_tax?.total ?? null,
    tax_name: land_tax ? taxNames[land_tax.kind] : null,
    valid_until: quoteCase.valid_until ?? valid_until,
    lines: matters.flatMap(({ lines }) =>
      lines.map(({ label, inc_vat }) => ({ label, amount: inc_vat })),
    ),
  }
}

export const quoteClients = ({ facts }: QuoteCase): MergeValues[] =>
  facts.clients.map((client) => ({
    name: nameOf(client),
    salutation: nameOf(client),
    email: orNull(client.email),
    phone: orNull(client.phone),
    role: 'client',
  }))

export const quoteProperty = ({ facts }: QuoteCase): MergeValues => {
  const [matter] = mattersOf(facts.subject)
  const of = matter ? factsOf(facts, matter) : null
  return {
    address: of ? orNull([of.address, of.postcode].filter(Boolean).join(', ')) : null,
    line: orNull(of?.address),
    town: null,
    postcode: orNull(of?.postcode),
  }
}
