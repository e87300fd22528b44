import type { Conveyance } from '#domain/conveyance/conveyance'
import { formatPence } from '#domain/money'
import type { OfferingFirm } from '#domain/quote/offer'
import type { PricedMatter, QuoteTax } from '#domain/quote/quote'
import type { DocumentText, TextPart } from '../text.ts'
import { generalParts } from './general.ts'
import { scopeParts } from './scope.ts'

/** What the terms of one case are made of. */
export type TermsFacts = {
  readonly conveyance: Conveyance
  readonly firm: OfferingFirm & { readonly body: 'SRA' | 'CLC' }
  /** '23 November 2026' */
  readonly dated: string
  /** 'Priya Nair, licensed conveyancer' */
  readonly handler: string
  /** The matter of this case in the accepted quote; null for a case without one. */
  readonly priced: PricedMatter | null
  readonly land_tax: Pick<QuoteTax, 'kind' | 'total'> | null
  /** The sentence about a referral fee; null when nobody introduced the client. */
  readonly referral: string | null
}

export const TERMS_TITLE = 'Client care letter and terms of business'

const part = (heading: string, paragraphs: readonly string[], points: readonly string[] = []) =>
  ({ heading, paragraphs: [...paragraphs], points: [...points] }) satisfies TextPart

const priceOf = ({ conveyance, priced, land_tax }: TermsFacts): TextPart => {
  const kept =
    'If the work turns out to be different, we tell you the new price, and why, before we do it.'
  if (priced === null)
    return part('What it costs', [
      `Our fees are ${formatPence(conveyance.fees)}, and VAT is added. What we pay to others for you is extra: we tell you each sum before we spend it.`,
      kept,
    ])
  const lines = priced.lines.map(
    ({ label, inc_vat, vat }) =>
      `${label}: ${formatPence(inc_vat)}${vat > 0 ? ', VAT included' : ''}`,
  )
  const tax = land_tax
    ? [
        `${land_tax.kind === 'LTT' ? 'Land Transaction Tax' : 'Stamp Duty Land Tax'} is extra: ${formatPence(land_tax.total)} on the facts that you gave us.`,
      ]
    : []
  const total = `The likely total is ${formatPence(priced.subtotal.inc_vat)}, VAT included.`
  return part('What it costs', [total, ...tax, kept], lines)
}

const peopleOf = ({ conveyance, firm, handler }: TermsFacts): TextPart =>
  part('Who does the work', [
    `${handler} deals with your case.${conveyance.assistant ? ` ${conveyance.assistant.name} assists.` : ''}`,
    ...firm.who_does_the_work,
    firm.regulator,
    firm.timescale,
  ])

const referralOf = ({ referral }: TermsFacts) =>
  part('Who introduced you', [
    referral ?? 'Nobody was paid for introducing you to us, and we pay nobody for it.',
  ])

const complaintsOf = ({ firm }: TermsFacts) =>
  part('If something goes wrong', [
    firm.complaints,
    'You can go to the Legal Ombudsman within six months of our final answer, and within one year of what went wrong or of when you could first have known of it. Telephone 0300 555 0333.',
  ])

const withoutBlanks = ({ paragraphs, ...rest }: TextPart): TextPart => ({
  ...rest,
  paragraphs: paragraphs.filter((it) => it !== ''),
})

/** The client care letter and terms of business of a case. */
export const makeTerms = (facts: TermsFacts): DocumentText => {
  const { conveyance, firm, dated } = facts
  const { address, clients, ref } = conveyance
  const parts = [
    ...scopeParts(conveyance),
    peopleOf(facts),
    priceOf(facts),
    referralOf(facts),
    part('Our terms', firm.terms),
    ...generalParts(conveyance, firm.body),
    complaintsOf(facts),
  ]
  return {
    title: TERMS_TITLE,
    lines: [
      firm.name,
      ...(firm.address ? [firm.address] : []),
      `Prepared for ${clients.map(({ name }) => name).join(' and ')}`,
      [address.line, address.town, address.postcode].filter(Boolean).join(', '),
      `Our reference ${ref}, ${dated}`,
    ],
    parts: parts.map(withoutBlanks),
  }
}
