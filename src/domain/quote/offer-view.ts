import { disclosureOf } from '#domain/agent/referral'
import { defaultWorkflows } from '#domain/conveyance/workflow/defaults'
import type { Workflow } from '#domain/conveyance/workflow/workflow'
import { addDays, type DateOnly, fullDate } from '#domain/dates'
import type { MatterType } from '#domain/matter'
import { matterNames } from '#domain/matter-names'
import { termsFor } from './acting-for.ts'
import { isExpired } from './case/expiry.ts'
import { type QuoteCase, quoteOnOffer } from './case/quote-case.ts'
import { peopleOf } from './facts.ts'
import { isOurWork } from './line.ts'
import type { OfferingFirm, OfferLine, OfferStage, OfferState, QuoteOffer } from './offer.ts'
import {
  type CouldApply,
  isSent,
  type PricedMatter,
  type PricedQuote,
  type Quote,
  type QuoteLine,
} from './quote.ts'

export const offerState = (quoteCase: QuoteCase, quote: Quote, today: DateOnly): OfferState => {
  if (quoteCase.status === 'instructed') return quote.accepted_at ? 'instructed' : 'superseded'
  if (quote.accepted_at) return 'accepted'
  if (quote.version !== quoteOnOffer(quoteCase)?.version) return 'superseded'
  if (
    quoteCase.status === 'accepted' ||
    quoteCase.status === 'dead' ||
    quoteCase.status === 'draft'
  )
    return 'closed'
  return isExpired(quoteCase, today) ? 'expired' : 'open'
}

const stateLabels = (
  state: OfferState,
  quoteCase: QuoteCase,
  { phone }: OfferingFirm,
  today: DateOnly,
): string =>
  ({
    open: `This quote is valid until the end of ${fullDate(quoteCase.valid_until ?? today, today)}.`,
    accepted: 'You have accepted this quote. We will contact you about the next step.',
    expired: `This quote has expired. Call us on ${phone} and we will send you a new one.`,
    superseded: `A newer quote replaces this one. ${newestVersionText(quoteCase, phone)}`,
    instructed: 'You have accepted this quote and we are working on your case.',
    closed: `This quote is closed. Call us on ${phone} to reopen it.`,
  })[state]

// A version can be saved without a message, so there may be no newer message to open.
const newestVersionText = (quoteCase: QuoteCase, phone: string) => {
  const latest = quoteOnOffer(quoteCase)
  return latest && isSent(latest)
    ? 'Open our latest message.'
    : `Call us on ${phone} to discuss it.`
}

export type WorkflowOf = (matter: MatterType) => Workflow

/** Days for which the links of a quote outlive it, to show that it has expired. */
const LINK_GRACE_DAYS = 30

const validUntil = (quoteCase: QuoteCase, { version, priced }: Quote): DateOnly => {
  const isOnOffer = version === quoteOnOffer(quoteCase)?.version
  return (isOnOffer ? quoteCase.valid_until : null) ?? priced.valid_until
}

/** Whether the links of a quote still open it. */
export const areLinksOpen = (quoteCase: QuoteCase, quote: Quote, today: DateOnly) =>
  today <= addDays(validUntil(quoteCase, quote), LINK_GRACE_DAYS)

/** A version for its client, without margins, notes, credit or history. */
export const offerOf = (
  quoteCase: QuoteCase,
  quote: Quote,
  firm: OfferingFirm,
  today: DateOnly,
  workflowOf: WorkflowOf = (matter) => defaultWorkflows[matter],
): QuoteOffer => {
  const { priced, facts } = quote
  const state = offerState(quoteCase, quote, today)
  return {
    state,
    state_words: stateLabels(state, quoteCase, firm, today),
    number: quoteCase.number,
    version: quote.version,
    sent_at: quote.sent_at,
    valid_until: validUntil(quoteCase, quote),
    people: peopleOf(facts),
    firm: { ...firm, terms: termsFor(firm.terms, facts) },
    matters: priced.matters.map((matter) => offerMatter(matter, workflowOf(matter.kind))),
    totals: priced.totals,
    land_tax: priced.land_tax,
    could_apply: possibleCosts(priced),
    included: priced.included,
    not_included: priced.excluded,
    assumptions: priced.assumptions,
    referral: facts.referral ? disclosureOf(facts.referral) : null,
    accepted_at: quote.accepted_at,
    accepted_by: quote.accepted_by,
  }
}

const offerMatter = ({ heading, lines, subtotal }: PricedMatter, workflow: Workflow) => ({
  heading,
  our_work: lines.filter(isOurWork).map(offerLine),
  paid_to_others: lines.filter((line) => !isOurWork(line)).map(offerLine),
  inc_vat: subtotal.inc_vat,
  stages: stagesOf(workflow),
})

const stagesOf = ({ milestones }: Workflow): OfferStage[] =>
  milestones
    .filter(({ visibility }) => visibility.includes('client'))
    .map(({ client_name, meaning, usual_wd }) => ({ name: client_name, meaning, usual_wd }))

const sameCost = ({ label, inc_vat, up_to }: CouldApply) => `${label} ${inc_vat} ${up_to}`

/** Each possible cost once, with the matters that it may come with where the quote has several. */
const possibleCosts = ({ could_apply, matters }: PricedQuote) =>
  [...Map.groupBy(could_apply, sameCost).values()].flatMap((costs) => {
    const [first] = costs
    if (first === undefined) return []
    const { label, inc_vat, up_to, why } = first
    return [
      { label: `${label}${matters.length > 1 ? mattersText(costs) : ''}`, inc_vat, up_to, why },
    ]
  })

const mattersText = (costs: readonly CouldApply[]) => {
  const names = [...new Set(costs.map(({ matter }) => matterNames[matter].toLowerCase()))]
  return names.length > 1 ? ` (${names.join(' and ')}, each)` : ` (${names.join()})`
}

const offerLine = ({ label, ex_vat, vat, inc_vat }: QuoteLine): OfferLine => ({
  label,
  ex_vat,
  vat,
  inc_vat,
})
