import { addDays, endOfLondonDay } from '#domain/dates'
import type { Firm } from '#domain/firm'
import { nextFollowUp } from '#domain/lead/desk/planning'
import { hasPermission } from '#domain/permissions'
import type { QuoteCaseOutcome } from '#domain/quote/case/change'
import { type QuoteCase, quoteOnOffer } from '#domain/quote/case/quote-case'
import { introducerOf, type QuoteFacts } from '#domain/quote/facts'
import type { Quote, QuoteChannel } from '#domain/quote/quote'
import { wrongState } from '#domain/refusal'
import { deskSettingsOf } from '#tenant/lead/desk-settings'
import type { RequestContext } from '#tenant/runtime/context'
import { offeringFirm } from '#tenant/user/firm'
import { hashOf, newToken } from '#tenant/user/links'
import type { SentOffer } from './correspondence.ts'

/** The longest that the link of a quote can work, however often its validity is extended. */
const LINK_DAYS = 400

/** The link and settings of a quote about to be sent; only a hash of the token is stored. Throws 409 for a firm that is not described yet. */
export const newOffer = (
  context: RequestContext,
  facts: QuoteFacts,
  channels: readonly QuoteChannel[],
) => {
  assertDescribed(context.firm)
  const link_id = context.newId()
  const token = newToken()
  const { terms_version } = offeringFirm(context.firm, context.settings)
  return {
    token,
    sending: {
      channels,
      scale: context.feeScales.on(context.today, introducerOf(facts)),
      link_id,
      terms_version,
      follow_up_at: nextFollowUp(deskSettingsOf(context).plan, context.now, context.now),
      passesLimits: hasPermission(context.person, 'fee-scales.update'),
    },
  }
}

// Rule 4.1 of the SRA Transparency Rules, and clients call the number that a quote shows.
const assertDescribed = ({ regulator, phone }: Firm) => {
  if (regulator.number !== '' && phone !== '') return
  throw wrongState(
    'firm.not_described',
    'Every quote shows the firm’s telephone and its number with the regulator. They are entered under Admin › Set-up › Your firm.',
    [{ what: 'Describe the firm', href: '/admin/set-up' }],
  )
}

type NewOffer = ReturnType<typeof newOffer>

export const saveOffer = (
  context: RequestContext,
  outcome: QuoteCaseOutcome,
  from: number,
  offer: NewOffer,
): QuoteCase => {
  const isSent = outcome.events.some(({ name }) => name === 'quote.sent')
  const quote = quoteOnOffer(outcome.quoteCase)
  if (!isSent || quote === null) return context.quoteCases.keep(outcome, from)
  return context.quoteCases.keep(
    outcome,
    from,
    storeOffer(context, outcome.quoteCase, quote, offer),
  )
}

const storeLink = (
  context: RequestContext,
  quoteCaseId: string,
  { id, token }: { readonly id: string; readonly token: string },
) => {
  context.links.insert({
    ...{ id, purpose: 'quote', token_hash: hashOf(token), code_hash: null },
    ...{ user_id: null, email: null, subject_id: quoteCaseId, created_at: context.now },
    expires_at: endOfLondonDay(addDays(context.today, LINK_DAYS)),
  })
  return `${context.origins.clients}/documents/${quoteCaseId}?link=${token}`
}

/** Stores one more link to the quote of a case. */
export const newQuoteLink = (context: RequestContext, quoteCaseId: string) => {
  const id = context.newId()
  return { link_id: id, link: storeLink(context, quoteCaseId, { id, token: newToken() }) }
}

const storeOffer = (
  context: RequestContext,
  quoteCase: QuoteCase,
  quote: Quote,
  { token, sending }: NewOffer,
): SentOffer => {
  const link = storeLink(context, quoteCase.id, { id: sending.link_id, token })
  const file = context.files.insert({
    id: context.newId(),
    name: `Quote ${quoteCase.number}${quote.version > 1 ? `, version ${quote.version}` : ''}.pdf`,
    mime: 'application/pdf',
    subject: 'quote-case',
    subject_id: quoteCase.id,
    quote_version: quote.version,
    created_at: context.now,
  })
  return { link, channels: sending.channels, files: [file] }
}

export const isLinkOf = ({ link_id, later_links = [] }: Quote, link: string) =>
  link === link_id || later_links.includes(link)
