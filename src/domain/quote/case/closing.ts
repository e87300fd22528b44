import { assertAllowed } from '#domain/act'
import type { Instant } from '#domain/dates'
import { withChange } from '#domain/record-change'
import { invalid } from '#domain/refusal'
import { mayCloseAsLost } from './acts.ts'
import type { Closure } from './bodies.ts'
import { type QuoteCaseOutcome, quoteCaseEvent } from './change.ts'
import type { QuoteCase } from './quote-case.ts'

/** Closes a case as lost; it keeps its number and can be revived for a year. */
export const closeAsLost = (
  it: QuoteCase,
  { reason, note }: Closure,
  now: Instant,
): QuoteCaseOutcome => {
  assertAllowed(mayCloseAsLost(it))
  if (reason === 'other' && !note?.trim()) throw invalid({ note: ['Enter the reason.'] })
  const quoteCase = withChange(
    it,
    {
      status: 'dead',
      dead_reason: reason,
      dead_note: note?.trim() || null,
      died_at: now,
      dead_on: null,
      hold_until: null,
      hold_reason: null,
      next_action: null,
    },
    now,
  )
  const detail = { from: it.status, reason, note: quoteCase.dead_note }
  return { quoteCase, events: [quoteCaseEvent('quotecase.died', quoteCase, ['status'], detail)] }
}
