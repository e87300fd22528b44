import { type Instant, londonDate } from '#domain/dates'
import { isSent } from '#domain/quote/quote'
import { withChange } from '#domain/record-change'
import { invalid, wrongState } from '#domain/refusal'
import { type QuoteCaseOutcome, quoteCaseEvent, requireStatus } from './change.ts'
import { isExpired } from './expiry.ts'
import { type QuoteCase, quoteOnOffer } from './quote-case.ts'
import { signatureProblem } from './signature.ts'

export type AcceptanceInput = {
  /** The version that the client saw; an older one cannot be accepted. */
  readonly quote_version: number
  readonly name: string
  readonly how: 'link' | 'phone'
}

const isAcceptedAlready = (quoteCase: QuoteCase, version: number) =>
  (quoteCase.status === 'accepted' || quoteCase.status === 'instructed') &&
  quoteCase.quotes.some((quote) => quote.version === version && quote.accepted_at !== null)

/**
 * Accepts the current quote; repeating it changes nothing. Throws 409 if it has expired or was replaced, and 422 for a
 * name that does not sign for it, with a message for the client.
 */
export const acceptQuote = (
  it: QuoteCase,
  acceptance: AcceptanceInput,
  now: Instant,
): QuoteCaseOutcome => {
  if (isAcceptedAlready(it, acceptance.quote_version)) return { quoteCase: it, events: [] }
  requireStatus(it, ['sent', 'following_up', 'on_hold'], 'Call us and we will help.')
  requireCurrentVersion(it, acceptance.quote_version)
  requireUnexpired(it, now)
  requireSignature(it, acceptance)
  const accepted = { accepted_at: now, accepted_by: acceptance.name, accepted_how: acceptance.how }
  const quotes = it.quotes.map((quote) =>
    quote.version === acceptance.quote_version ? { ...quote, ...accepted } : quote,
  )
  const resetFields = { dead_on: null, hold_until: null, hold_reason: null, next_action: null }
  const quoteCase = withChange(
    it,
    { status: 'accepted', quotes, temperature: 'hot', ...resetFields },
    now,
  )
  const { quote_version, name, how } = acceptance
  const detail = { from: it.status, quote_version, name, how }
  return {
    quoteCase,
    events: [quoteCaseEvent('quote.accepted', quoteCase, ['status', 'quotes'], detail)],
  }
}

const requireCurrentVersion = (quoteCase: QuoteCase, version: number) => {
  const current = quoteOnOffer(quoteCase)
  if (current?.version === version) return
  const next = current && isSent(current) ? 'Open our latest message.' : 'Call us to discuss it.'
  throw wrongState('quote.superseded', `A newer quote replaces this one. ${next}`)
}

const requireSignature = (quoteCase: QuoteCase, { name, how }: AcceptanceInput) => {
  const problem = how === 'link' ? signatureProblem(quoteCase.facts, name) : undefined
  if (problem !== undefined) throw invalid({ name: [problem] })
}

const requireUnexpired = (quoteCase: QuoteCase, now: Instant) => {
  if (!isExpired(quoteCase, londonDate(now))) return
  throw wrongState(
    'quote.expired',
    'This quote has expired. Call us and we will send you a new one.',
  )
}
