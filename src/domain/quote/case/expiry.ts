import { refusedIf, type Verdict } from '#domain/act'
import { addDays, type DateOnly, type Instant, later, londonDate } from '#domain/dates'
import { nextWorkingDay, onWorkingDay } from '#domain/working-days'
import { changed, isOpen, type QuoteCaseOutcome, quoteCaseEvent, requireStatus } from './change.ts'
import type { QuoteCase } from './quote-case.ts'

const GRACE_DAYS = 7

/** A price stands to the end of its last day. */
export const isExpired = (quoteCase: Pick<QuoteCase, 'valid_until'>, today: DateOnly) =>
  quoteCase.valid_until !== null && quoteCase.valid_until < today

/** Whether the price on offer still stands: 409 when it has run out. */
export const hasCurrentPrice = (quoteCase: QuoteCase, today: DateOnly): Verdict =>
  refusedIf(
    isExpired(quoteCase, today),
    'quotecase.price_expired',
    `The price of quote ${quoteCase.number} has run out. Price it again and send the new version.`,
    [{ what: 'A new price', href: `/quotes/quote-cases/${quoteCase.id}/edit` }],
  )

/** The working day at whose end a case is marked dead: the last of its price, or the next that is one. */
export const deadOn = (validUntil: DateOnly) => onWorkingDay(validUntil)

/** The same for a case that comes back: it gets a week, even where its price has run out. */
export const deadOnReturning = (quoteCase: Pick<QuoteCase, 'valid_until'>, today: DateOnly) =>
  deadOn(later(quoteCase.valid_until ?? today, addDays(today, GRACE_DAYS)))

/** Open cases that die on the next working day: the last chance list. */
export const diesTomorrow = (quoteCase: QuoteCase, today: DateOnly) =>
  isOpen(quoteCase) && quoteCase.dead_on === nextWorkingDay(today)

/** Whether the day's end is the end of the case. */
export const isSpent = (quoteCase: QuoteCase, today: DateOnly) =>
  isOpen(quoteCase) && quoteCase.dead_on !== null && quoteCase.dead_on <= today

/** The end of validity, on the day named by `dead_on`: lost, unless somebody revives it. */
export const expire = (it: QuoteCase, now: Instant): QuoteCaseOutcome => {
  requireStatus(it, ['sent', 'following_up'], 'Only an open case can run out.')
  if (!isSpent(it, londonDate(now))) return { quoteCase: it, events: [] }
  const quoteCase = changed(
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
