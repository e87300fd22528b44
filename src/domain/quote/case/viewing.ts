import type { Instant } from '#domain/dates'
import { changed, type QuoteCaseOutcome, quoteCaseEvent } from './change.ts'
import type { QuoteCase } from './quote-case.ts'

const SAME_SITTING_MS = 30 * 60_000
const MOST_STORED = 50

/** Records that the client opened a version; views within half an hour count once. */
export const view = (it: QuoteCase, version: number, now: Instant): QuoteCaseOutcome => {
  const quote = it.quotes.find((one) => one.version === version)
  const last = quote?.viewed_at.at(-1)
  const isSameSitting = last !== undefined && Date.parse(now) - Date.parse(last) < SAME_SITTING_MS
  if (!quote || isSameSitting) return { quoteCase: it, events: [] }
  const viewed_at = [...quote.viewed_at, now].slice(-MOST_STORED)
  const quotes = it.quotes.map((one) => (one === quote ? { ...one, viewed_at } : one))
  const quoteCase = changed(it, { quotes }, now)
  const detail = { quote_version: version, times: viewed_at.length }
  return { quoteCase, events: [quoteCaseEvent('quote.viewed', quoteCase, ['quotes'], detail)] }
}
