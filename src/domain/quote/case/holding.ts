import { assertAllowed } from '#domain/act'
import { addDays, type DateOnly, type Instant, londonDate } from '#domain/dates'
import { withChange } from '#domain/record-change'
import { invalid } from '#domain/refusal'
import { mayHold, mayResume } from './acts.ts'
import type { Hold } from './bodies.ts'
import { type QuoteCaseOutcome, quoteCaseEvent } from './change.ts'
import { closingDayAfterReturn } from './expiry.ts'
import type { QuoteCase } from './quote-case.ts'

const MAX_HOLD_DAYS = 365

/** Puts a case on hold until a day: it is not followed up or closed as lost, but its quote can expire. */
export const holdQuoteCase = (
  it: QuoteCase,
  { hold_until, reason }: Hold,
  now: Instant,
): QuoteCaseOutcome => {
  assertAllowed(mayHold(it))
  requireFutureDay(hold_until, londonDate(now))
  const quoteCase = withChange(
    it,
    { status: 'on_hold', hold_until, hold_reason: reason, dead_on: null, next_action: null },
    now,
  )
  const detail = { from: it.status, hold_until, reason }
  return {
    quoteCase,
    events: [quoteCaseEvent('quotecase.updated', quoteCase, ['status', 'hold_until'], detail)],
  }
}

const requireFutureDay = (day: DateOnly, today: DateOnly) => {
  if (day <= today) throw invalid({ hold_until: ['Choose a date after today.'] })
  if (day > addDays(today, MAX_HOLD_DAYS))
    throw invalid({ hold_until: ['Choose a date within a year.'] })
}

export const isHoldOver = (quoteCase: QuoteCase, today: DateOnly) =>
  quoteCase.status === 'on_hold' && quoteCase.hold_until !== null && quoteCase.hold_until <= today

export const resumeQuoteCase = (it: QuoteCase, now: Instant): QuoteCaseOutcome => {
  assertAllowed(mayResume(it))
  const dead_on = closingDayAfterReturn(it, londonDate(now))
  const quoteCase = withChange(
    it,
    { status: 'following_up', hold_until: null, hold_reason: null, dead_on },
    now,
  )
  const fields = ['status', 'hold_until', 'dead_on'] as const
  return {
    quoteCase,
    events: [quoteCaseEvent('quotecase.updated', quoteCase, fields, { from: 'on_hold' })],
  }
}
