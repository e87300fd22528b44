import { assertAllowed } from '#domain/act'
import { type DateOnly, type Instant, londonDate } from '#domain/dates'
import type { Actor } from '#domain/party'
import { creditOf } from '#domain/quote/credit'
import type { QuoteFacts } from '#domain/quote/facts'
import { isPricedAlike } from '#domain/quote/price-facts'
import { completePrice } from '#domain/quote/pricing'
import type { Quote, QuoteChannel } from '#domain/quote/quote'
import type { FeeScale } from '#domain/quote/scale/scale'
import { withChange } from '#domain/record-change'
import { invalid } from '#domain/refusal'
import { maySend } from './acts.ts'
import { type QuoteCaseOutcome, quoteCaseEvent } from './change.ts'
import { closingDayOf, isExpired } from './expiry.ts'
import { type QuoteCase, quoteOnOffer } from './quote-case.ts'

export type SendInput = {
  readonly channels: readonly QuoteChannel[]
  readonly scale: FeeScale
  /** The id in the signed link of the message. */
  readonly link_id: string
  readonly terms_version: string
  /** The first follow-up after the first sending; none if absent. */
  readonly follow_up_at?: Instant | null
  /** Whether the sender may exceed the limits for manual prices. */
  readonly passesLimits?: boolean
}

const requiredContact: Readonly<Partial<Record<QuoteChannel, 'email' | 'phone'>>> = {
  email: 'email',
  whatsapp: 'phone',
  sms: 'phone',
}

const channelLabels = {
  email: 'an email address to send by email',
  phone: 'a mobile number to send by WhatsApp or text message',
}

/** Throws 422 if the first client has no address for a chosen channel. */
export const requireRecipient = (facts: QuoteFacts, channels: readonly QuoteChannel[]) => {
  const [first] = facts.clients
  const missing = channels
    .flatMap((channel) => requiredContact[channel] ?? [])
    .filter((it) => !first?.[it].trim())
  if (missing.length === 0) return
  throw invalid(
    Object.fromEntries(missing.map((it) => [`clients.0.${it}`, [`Enter ${channelLabels[it]}.`]])),
  )
}

/**
 * Sends a quote. A valid version of the current facts is sent again; otherwise the facts are priced today as the
 * next version. The first sending opens the case.
 */
export const sendQuote = (
  quoteCase: QuoteCase,
  input: SendInput,
  actor: Actor,
  now: Instant,
): QuoteCaseOutcome => {
  assertAllowed(maySend(quoteCase))
  requireRecipient(quoteCase.facts, input.channels)
  const current = currentOffer(quoteCase, londonDate(now))
  const quote = current ?? nextVersion(quoteCase, input, actor, now)
  const sent = current
    ? sendAgain(quoteCase, current, input, now)
    : withFollowUp(sendFirst(quoteCase, quote, now), quoteCase, input)
  const detail = {
    quote_version: quote.version,
    channels: input.channels,
    link_id: quote.link_id,
    total: quote.priced.totals.inc_vat,
    valid_until: sent.valid_until,
    again: current !== null,
  }
  const fields = ['status', 'quotes', 'valid_until'] as const
  return { quoteCase: sent, events: [quoteCaseEvent('quote.sent', sent, fields, detail)] }
}

const currentOffer = (quoteCase: QuoteCase, today: DateOnly) => {
  const latest = quoteOnOffer(quoteCase)
  return latest && !isExpired(quoteCase, today) && isPricedAlike(latest.facts, quoteCase.facts)
    ? latest
    : null
}

const sendAgain = (quoteCase: QuoteCase, current: Quote, input: SendInput, now: Instant) => {
  const channels = [...new Set([...current.channels, ...input.channels])]
  const quotes = quoteCase.quotes.map((quote) =>
    quote === current ? { ...quote, channels } : quote,
  )
  return withLink({ ...quoteCase, quotes }, input.link_id, now)
}

/** The case whose quote on offer opens by one more link. */
export const withLink = (quoteCase: QuoteCase, link: string, now: Instant): QuoteCase => {
  const current = quoteOnOffer(quoteCase)
  const quotes = quoteCase.quotes.map((quote) =>
    quote === current ? { ...quote, later_links: [...(quote.later_links ?? []), link] } : quote,
  )
  return withChange(quoteCase, { quotes }, now)
}

const sendFirst = (quoteCase: QuoteCase, quote: Quote, now: Instant) =>
  withChange(
    quoteCase,
    {
      status: quoteCase.status === 'draft' ? 'sent' : quoteCase.status,
      valid_until: quote.priced.valid_until,
      dead_on: closingDayOf(quote.priced.valid_until),
      credit: creditOf(quoteCase),
      referral_disclosed_at: quoteCase.facts.referral
        ? (quoteCase.referral_disclosed_at ?? now)
        : null,
      quotes: [...quoteCase.quotes, quote],
    },
    now,
  )

/** Adds the first follow-up unless another step is planned. */
const withFollowUp = (
  sent: QuoteCase,
  before: QuoteCase,
  { follow_up_at = null }: SendInput,
): QuoteCase =>
  before.status === 'draft' && sent.next_action === null && follow_up_at !== null
    ? { ...sent, next_action: { type: 'call', at: follow_up_at } }
    : sent

const nextVersion = (
  quoteCase: QuoteCase,
  { channels, scale, link_id, terms_version, passesLimits = false }: SendInput,
  actor: Actor,
  now: Instant,
): Quote => {
  const today = londonDate(now)
  const facts = withFreshValidity(quoteCase, today)
  return {
    version: (quoteOnOffer(quoteCase)?.version ?? 0) + 1,
    facts,
    priced: completePrice(facts, scale, today, { passesLimits }),
    sent_at: now,
    sent_by: { id: actor.id, name: actor.name },
    channels: [...channels],
    link_id,
    viewed_at: [],
    accepted_at: null,
    accepted_by: null,
    accepted_how: null,
    terms_version,
  }
}

// A validity day that has passed is replaced by the scale's default.
const withFreshValidity = ({ facts, quotes }: QuoteCase, today: string): QuoteFacts =>
  quotes.length > 0 && facts.valid_until !== null && facts.valid_until < today
    ? { ...facts, valid_until: null }
    : facts
