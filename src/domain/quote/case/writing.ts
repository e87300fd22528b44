import type { Instant } from '#domain/dates'
import { changed, happened, type QuoteCaseOutcome, requireStatus } from './change.ts'
import type { QuoteCase } from './quote-case.ts'

/** Somebody wrote by hand on WhatsApp; the text is kept in the record of the case. */
export const writeByWhatsapp = (it: QuoteCase, text: string, now: Instant): QuoteCaseOutcome => {
  requireStatus(it, ['sent', 'following_up', 'accepted'], 'Nobody is written to about it.')
  const quoteCase = changed(it, {}, now)
  const detail = { did: 'whatsapp', text } as const
  return { quoteCase, events: [happened('quotecase.updated', quoteCase, [], detail)] }
}

/** Passes a case over for now: it is called at another time, and why is kept. */
export const skipCall = (
  it: QuoteCase,
  { at, reason }: { readonly at: Instant; readonly reason: string },
  now: Instant,
): QuoteCaseOutcome => {
  requireStatus(it, ['sent', 'following_up'], 'Only an open case is followed up.')
  const quoteCase = changed(it, { next_action: { type: 'call', at } }, now)
  const detail = { did: 'skipped', at, reason } as const
  return { quoteCase, events: [happened('quotecase.updated', quoteCase, ['next_action'], detail)] }
}
