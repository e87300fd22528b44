import { assertAllowed } from '#domain/act'
import type { Instant } from '#domain/dates'
import { invalid } from '#domain/refusal'
import { mayDie } from './acts.ts'
import type { Death } from './bodies.ts'
import { changed, type QuoteCaseOutcome, quoteCaseEvent } from './change.ts'
import type { QuoteCase } from './quote-case.ts'

/** Closes a case as lost; it keeps its number and can be revived for a year. */
export const die = (it: QuoteCase, { reason, note }: Death, now: Instant): QuoteCaseOutcome => {
  assertAllowed(mayDie(it))
  if (reason === 'other' && !note?.trim()) throw invalid({ note: ['Enter the reason.'] })
  const quoteCase = changed(
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
