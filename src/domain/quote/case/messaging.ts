import { assertAllowed } from '#domain/act'
import type { Instant } from '#domain/dates'
import { withChange } from '#domain/record-change'
import { mayFollowUp, mayWrite } from './acts.ts'
import { type QuoteCaseOutcome, quoteCaseEvent } from './change.ts'
import type { QuoteCase } from './quote-case.ts'

export const logWhatsapp = (it: QuoteCase, text: string, now: Instant): QuoteCaseOutcome => {
  assertAllowed(mayWrite(it))
  const quoteCase = withChange(it, {}, now)
  const detail = { did: 'whatsapp', text } as const
  return { quoteCase, events: [quoteCaseEvent('quotecase.updated', quoteCase, [], detail)] }
}

export const skipCall = (
  it: QuoteCase,
  { at, reason }: { readonly at: Instant; readonly reason: string },
  now: Instant,
): QuoteCaseOutcome => {
  assertAllowed(mayFollowUp(it))
  const quoteCase = withChange(it, { next_action: { type: 'call', at } }, now)
  const detail = { did: 'skipped', at, reason } as const
  return {
    quoteCase,
    events: [quoteCaseEvent('quotecase.updated', quoteCase, ['next_action'], detail)],
  }
}
