import { addDays, endOfLondonDay } from '#domain/dates'
import { nextFollowUp } from '#domain/lead/desk/planning'
import { hasPermission } from '#domain/permissions'
import type { QuoteCaseOutcome } from '#domain/quote/case/change'
import { type QuoteCase, quoteOnOffer } from '#domain/quote/case/quote-case'
import { introducerOf, type QuoteFacts } from '#domain/quote/facts'
import type { Quote, QuoteChannel } from '#domain/quote/quote'
import { deskSettingsOf } from '#tenant/lead/desk-settings'
import type { RequestContext } from '#tenant/runtime/context'
import { offeringFirm } from '#tenant/user/firm'
import { hashOf, newToken } from '#tenant/user/links'
import type { SentOffer } from './correspondence.ts'

/** The longest that the link of a quote can work, however often its validity is extended. */
const LINK_DAYS = 400

/** The link and settings of a quote about to be sent; only a hash of the token is stored. */
export const newOffer = (
  context: RequestContext,
  facts: QuoteFacts,
  channels: readonly QuoteChannel[],
) => {
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

const storeOffer = (
  context: RequestContext,
  quoteCase: QuoteCase,
  quote: Quote,
  { token, sending }: NewOffer,
): SentOffer => {
  context.links.insert({
    id: sending.link_id,
    purpose: 'quote',
    token_hash: hashOf(token),
    code_hash: null,
    user_id: null,
    email: null,
    subject_id: quoteCase.id,
    created_at: context.now,
    expires_at: endOfLondonDay(addDays(context.today, LINK_DAYS)),
  })
  const file = context.files.insert({
    id: context.newId(),
    name: `Quote ${quoteCase.number}${quote.version > 1 ? `, version ${quote.version}` : ''}.pdf`,
    mime: 'application/pdf',
    subject: 'quote-case',
    subject_id: quoteCase.id,
    quote_version: quote.version,
    created_at: context.now,
  })
  const link = `${context.origins.clients}/documents/${quoteCase.id}?link=${token}`
  return { link, channels: sending.channels, files: [file] }
}

export const isLinkOf = ({ link_id, later_links = [] }: Quote, link: string) =>
  link === link_id || later_links.includes(link)
