import { refuseIf, type Verdict } from '#domain/act'
import { addDays, type DateOnly, type Instant, later, londonDate } from '#domain/dates'
import { withChange } from '#domain/record-change'
import { nextWorkingDay, sameOrNextWorkingDay } from '#domain/working-days'
import { isOpen, type QuoteCaseOutcome, quoteCaseEvent, requireStatus } from './change.ts'
import type { QuoteCase } from './quote-case.ts'

const GRACE_DAYS = 7

export const isExpired = (quoteCase: Pick<QuoteCase, 'valid_until'>, today: DateOnly) =>
  quoteCase.valid_until !== null && quoteCase.valid_until < today

/** Whether the current quote is still valid; 409 once it has expired. */
export const hasCurrentPrice = (
  quoteCase: Pick<QuoteCase, 'id' | 'number' | 'valid_until'>,
  today: DateOnly,
): Verdict =>
  refuseIf(
    isExpired(quoteCase, today),
    'quotecase.price_expired',
    `Quote ${quoteCase.number} has expired. Price it again and send the new version.`,
    [{ what: 'Price it again', href: `/quotes/quote-cases/${quoteCase.id}/edit` }],
  )

/** The working day at whose end a case is closed as lost: the last day of validity or the next working day. */
export const closingDayOf = (validUntil: DateOnly) => sameOrNextWorkingDay(validUntil)

/** The same for a resumed or revived case, which gets at least a week. */
export const closingDayAfterReturn = (quoteCase: Pick<QuoteCase, 'valid_until'>, today: DateOnly) =>
  closingDayOf(later(quoteCase.valid_until ?? today, addDays(today, GRACE_DAYS)))

/** Whether an open case is closed as lost on the next working day. */
export const closesTomorrow = (quoteCase: QuoteCase, today: DateOnly) =>
  isOpen(quoteCase) && quoteCase.dead_on === nextWorkingDay(today)

export const isClosingToday = (quoteCase: QuoteCase, today: DateOnly) =>
  isOpen(quoteCase) && quoteCase.dead_on !== null && quoteCase.dead_on <= today

export const expireQuoteCase = (it: QuoteCase, now: Instant): QuoteCaseOutcome => {
  requireStatus(it, ['sent', 'following_up'], 'Only an open quote can expire.')
  if (!isClosingToday(it, londonDate(now))) return { quoteCase: it, events: [] }
  const quoteCase = withChange(
    it,
    {
      status: 'dead',
      dead_reason: 'validity_ended',
      died_at: now,
      dead_on: null,
      next_action: null,
    },
    now,
  )
  const detail = { from: it.status, reason: 'validity_ended' } as const
  return { quoteCase, events: [quoteCaseEvent('quotecase.died', quoteCase, ['status'], detail)] }
}
