import { assertAllowed } from '#domain/act'
import type { Call } from '#domain/call/call'
import type { Instant } from '#domain/dates'
import { withChange } from '#domain/record-change'
import { mayFollowUp } from './acts.ts'
import type { FollowUp } from './bodies.ts'
import { type QuoteCaseOutcome, quoteCaseEvent } from './change.ts'
import type { QuoteCase } from './quote-case.ts'

export type LoggedCall = Pick<Call, 'direction' | 'disposition' | 'result' | 'note'>

/** Logs a contact attempt or plans the next step; the first attempt sets the status to following up. */
export const followUp = (
  it: QuoteCase,
  note: FollowUp & { readonly call?: LoggedCall | undefined },
  now: Instant,
): QuoteCaseOutcome => {
  assertAllowed(mayFollowUp(it))
  const { attempted, reached, temperature = it.temperature, next_action } = note
  const quoteCase = withChange(
    it,
    {
      status: attempted ? 'following_up' : it.status,
      attempts: it.attempts + (attempted ? 1 : 0),
      last_contact_at: reached ? now : it.last_contact_at,
      temperature,
      next_action,
    },
    now,
  )
  const fields = ['status', 'attempts', 'temperature', 'next_action'] as const
  return {
    quoteCase,
    events: [
      quoteCaseEvent('quotecase.updated', quoteCase, fields, { attempted, reached, ...note.call }),
    ],
  }
}
