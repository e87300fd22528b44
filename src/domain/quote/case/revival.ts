import { assertAllowed } from '#domain/act'
import { type Instant, londonDate } from '#domain/dates'
import { withChange } from '#domain/record-change'
import { mayRevive } from './acts.ts'
import type { Revival } from './bodies.ts'
import { type QuoteCaseOutcome, quoteCaseEvent } from './change.ts'
import { closingDayAfterReturn } from './expiry.ts'
import type { QuoteCase } from './quote-case.ts'

/** Revives a lost case under its own number; an expired quote must be priced again. */
export const reviveQuoteCase = (
  it: QuoteCase,
  { reason }: Pick<Revival, 'reason'>,
  now: Instant,
): QuoteCaseOutcome => {
  const today = londonDate(now)
  assertAllowed(mayRevive(it, today))
  const quoteCase = withChange(
    it,
    {
      status: 'following_up',
      dead_reason: null,
      dead_note: null,
      died_at: null,
      dead_on: closingDayAfterReturn(it, today),
    },
    now,
  )
  const detail = { was: it.dead_reason, reason }
  return {
    quoteCase,
    events: [quoteCaseEvent('quotecase.revived', quoteCase, ['status', 'dead_on'], detail)],
  }
}
