import { assertAllowed } from '#domain/act'
import { addDays, type DateOnly, type Instant, londonDate } from '#domain/dates'
import { invalid } from '#domain/refusal'
import { mayHold, mayResume } from './acts.ts'
import type { Hold } from './bodies.ts'
import { changed, type QuoteCaseOutcome, quoteCaseEvent } from './change.ts'
import { deadOnReturning } from './expiry.ts'
import type { QuoteCase } from './quote-case.ts'

const MOST_HOLD_DAYS = 365

/** Puts a case on hold until a day: it is not followed up or closed as lost, but its quote can expire. */
export const hold = (
  it: QuoteCase,
  { hold_until, reason }: Hold,
  now: Instant,
): QuoteCaseOutcome => {
  assertAllowed(mayHold(it))
  requireDayAhead(hold_until, londonDate(now))
  const quoteCase = changed(
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

const requireDayAhead = (day: DateOnly, today: DateOnly) => {
  if (day <= today) throw invalid({ hold_until: ['Choose a date after today.'] })
  if (day > addDays(today, MOST_HOLD_DAYS))
    throw invalid({ hold_until: ['Choose a date within a year.'] })
}

/** Whether the hold of a case has ended. */
export const isHoldOver = (quoteCase: QuoteCase, today: DateOnly) =>
  quoteCase.status === 'on_hold' && quoteCase.hold_until !== null && quoteCase.hold_until <= today

/** Resumes a case, which then stays open for at least a week. */
export const resume = (it: QuoteCase, now: Instant): QuoteCaseOutcome => {
  assertAllowed(mayResume(it))
  const dead_on = deadOnReturning(it, londonDate(now))
  const quoteCase = changed(
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
