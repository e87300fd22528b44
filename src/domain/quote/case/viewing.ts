import type { Instant } from '#domain/dates'
import { withChange } from '#domain/record-change'
import { type QuoteCaseOutcome, quoteCaseEvent } from './change.ts'
import type { QuoteCase } from './quote-case.ts'

const SAME_VISIT_MS = 30 * 60_000
const MOST_STORED = 50

export const recordView = (it: QuoteCase, version: number, now: Instant): QuoteCaseOutcome => {
  const quote = it.quotes.find((previous) => previous.version === version)
  const last = quote?.viewed_at.at(-1)
  const isSameVisit = last !== undefined && Date.parse(now) - Date.parse(last) < SAME_VISIT_MS
  if (!quote || isSameVisit) return { quoteCase: it, events: [] }
  const viewed_at = [...quote.viewed_at, now].slice(-MOST_STORED)
  const quotes = it.quotes.map((previous) =>
    previous === quote ? { ...previous, viewed_at } : previous,
  )
  const quoteCase = withChange(it, { quotes }, now)
  const detail = { quote_version: version, times: viewed_at.length }
  return { quoteCase, events: [quoteCaseEvent('quote.viewed', quoteCase, ['quotes'], detail)] }
}
