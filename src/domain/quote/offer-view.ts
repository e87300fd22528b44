import { disclosureOf } from '#domain/agent/referral'
import { defaultWorkflows } from '#domain/conveyance/workflow/defaults'
import type { Workflow } from '#domain/conveyance/workflow/workflow'
import { type DateOnly, fullDate } from '#domain/dates'
import type { MatterType } from '#domain/matter'
import { isExpired } from './case/expiry.ts'
import { type QuoteCase, quoteOnOffer } from './case/quote-case.ts'
import { peopleOf } from './facts.ts'
import { isOurWork } from './line.ts'
import type { OfferingFirm, OfferLine, OfferStage, OfferState, QuoteOffer } from './offer.ts'
import { isTold, type Quote, type QuoteLine } from './quote.ts'

/** What a version is to its client today. */
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
    open: `This price stands until the end of ${fullDate(quoteCase.valid_until ?? today, today)}.`,
    accepted: 'You have accepted this price. We will be in touch about the next step.',
    expired: `This price has run out. Call us on ${phone} and we will send you a new one.`,
    superseded: `A newer price replaces this one. ${newestText(quoteCase, phone)}`,
    instructed: 'You have accepted this price, and we are working for you.',
    closed: `We have closed this quote. Call us on ${phone} and we will open it again.`,
  })[state]

// A price can stand before its client is told of it: then there is no newer message to open.
const newestText = (quoteCase: QuoteCase, phone: string) => {
  const newest = quoteOnOffer(quoteCase)
  return newest && isTold(newest)
    ? 'Open the newest message from us.'
    : `Call us on ${phone} and we will tell you about it.`
}

/** How the firm runs a kind of matter. */
export type WorkflowOf = (matter: MatterType) => Workflow

/** A version as its client may see it: no margins, notes, credit or history. */
export const offerOf = (
  quoteCase: QuoteCase,
  quote: Quote,
  firm: OfferingFirm,
  today: DateOnly,
  workflowOf: WorkflowOf = (matter) => defaultWorkflows[matter],
): QuoteOffer => {
  const { priced, facts } = quote
  const state = offerState(quoteCase, quote, today)
  const isOnOffer = quote.version === quoteOnOffer(quoteCase)?.version
  return {
    state,
    state_words: stateLabels(state, quoteCase, firm, today),
    number: quoteCase.number,
    version: quote.version,
    sent_at: quote.sent_at,
    valid_until: (isOnOffer ? quoteCase.valid_until : null) ?? priced.valid_until,
    people: peopleOf(facts),
    firm,
    matters: priced.matters.map(({ kind, heading, lines, subtotal }) => ({
      heading,
      our_work: lines.filter(isOurWork).map(offerLine),
      paid_to_others: lines.filter((line) => !isOurWork(line)).map(offerLine),
      inc_vat: subtotal.inc_vat,
      stages: stagesOf(workflowOf(kind)),
    })),
    totals: priced.totals,
    land_tax: priced.land_tax,
    could_apply: priced.could_apply.map(({ label, inc_vat, up_to, why }) => ({
      label,
      inc_vat,
      up_to,
      why,
    })),
    included: priced.included,
    not_included: priced.excluded,
    assumptions: priced.assumptions,
    referral: facts.referral ? disclosureOf(facts.referral) : null,
    accepted_at: quote.accepted_at,
    accepted_by: quote.accepted_by,
  }
}

const stagesOf = ({ milestones }: Workflow): OfferStage[] =>
  milestones
    .filter(({ visibility }) => visibility.includes('client'))
    .map(({ client_name, meaning, usual_wd }) => ({ name: client_name, meaning, usual_wd }))

const offerLine = ({ label, ex_vat, vat, inc_vat }: QuoteLine): OfferLine => ({
  label,
  ex_vat,
  vat,
  inc_vat,
})
