import { addYears, type DateOnly, type Instant, londonDate } from '#domain/dates'
import { wrongState } from '#domain/refusal'
import type { Revival } from './bodies.ts'
import { changed, happened, type QuoteCaseOutcome, requireStatus } from './change.ts'
import { deadOnReturning } from './expiry.ts'
import type { QuoteCase } from './quote-case.ts'

/** Dead cases can be brought back for a year. */
export const isRevivable = (it: QuoteCase, today: DateOnly) =>
  it.status === 'dead' && it.died_at !== null && today <= addYears(londonDate(it.died_at), 1)

/** Brought back under its own number, to be followed up. A price that ran out is still to be priced again. */
export const revive = (
  it: QuoteCase,
  { reason }: Pick<Revival, 'reason'>,
  now: Instant,
): QuoteCaseOutcome => {
  requireStatus(it, ['dead'], 'Only a dead case can be revived.')
  const today = londonDate(now)
  if (!isRevivable(it, today)) {
    throw wrongState(
      'quotecase.dead_too_long',
      `Quote ${it.number} died more than a year ago. Create a new quote.`,
      [{ what: 'A new quote', href: '/quotes/create' }],
    )
  }
  const quoteCase = changed(
    it,
    {
      status: 'following_up',
      dead_reason: null,
      dead_note: null,
      died_at: null,
      dead_on: deadOnReturning(it, today),
    },
    now,
  )
  const detail = { was: it.dead_reason, reason }
  return {
    quoteCase,
    events: [happened('quotecase.revived', quoteCase, ['status', 'dead_on'], detail)],
  }
}
