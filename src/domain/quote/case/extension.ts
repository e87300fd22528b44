import { assertAllowed } from '#domain/act'
import { addDays, type Instant, londonDate } from '#domain/dates'
import { MAX_VALID_DAYS } from '#domain/quote/completeness'
import { withChange } from '#domain/record-change'
import { invalid } from '#domain/refusal'
import { mayExtend } from './acts.ts'
import type { Extension } from './bodies.ts'
import { type QuoteCaseOutcome, quoteCaseEvent } from './change.ts'
import { closingDayOf } from './expiry.ts'
import type { QuoteCase } from './quote-case.ts'

/** Extends the validity of a quote; throws 409 once it has expired. */
export const extendQuote = (
  it: QuoteCase,
  { valid_until, reason }: Extension,
  now: Instant,
): QuoteCaseOutcome => {
  const today = londonDate(now)
  assertAllowed(mayExtend(it, today))
  requireLater(it, valid_until, today)
  const quoteCase = withChange(it, { valid_until, dead_on: closingDayOf(valid_until) }, now)
  const detail = { before: it.valid_until, after: valid_until, reason }
  const fields = ['valid_until', 'dead_on'] as const
  return { quoteCase, events: [quoteCaseEvent('quotecase.updated', quoteCase, fields, detail)] }
}

const requireLater = (quoteCase: QuoteCase, validUntil: string, today: string) => {
  if (quoteCase.valid_until !== null && validUntil <= quoteCase.valid_until) {
    throw invalid({ valid_until: ['Choose a date after the current one.'] })
  }
  if (validUntil > addDays(today, MAX_VALID_DAYS)) {
    throw invalid({ valid_until: [`A quote can be valid for at most ${MAX_VALID_DAYS} days.`] })
  }
}
