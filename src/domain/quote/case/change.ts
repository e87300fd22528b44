import { assertAllowed, refusedIf, type Verdict } from '#domain/act'
import type { Instant } from '#domain/dates'
import type { AnyEventOf, EventOf } from '#domain/event'
import type { QuoteCaseEvents } from './events.ts'
import type { QuoteCase, QuoteCaseStatus } from './quote-case.ts'

export type QuoteCaseEvent = AnyEventOf<QuoteCaseEvents>

/** A case as a verb leaves it, and what happened. No events: nothing changed, nothing to write. */
export type QuoteCaseOutcome = {
  readonly quoteCase: QuoteCase
  readonly events: readonly QuoteCaseEvent[]
}

/** The case one version on, with what changed. */
export const changed = (
  quoteCase: QuoteCase,
  change: Partial<QuoteCase>,
  now: Instant,
): QuoteCase => ({
  ...quoteCase,
  ...change,
  version: quoteCase.version + 1,
  updated_at: now,
})

/** What happened to a case as it now stands. */
export const quoteCaseEvent = <Name extends keyof QuoteCaseEvents>(
  name: Name,
  quoteCase: QuoteCase,
  fields: readonly (keyof QuoteCase)[],
  detail: QuoteCaseEvents[Name]['detail'],
): EventOf<QuoteCaseEvents, Name> => ({
  name,
  subject: 'quote-case',
  id: quoteCase.id,
  version: quoteCase.version,
  changed: fields,
  detail: { number: quoteCase.number, ...detail },
})

const stateLabels: Readonly<Record<QuoteCaseStatus, string>> = {
  draft: 'has not been sent yet',
  sent: 'is with the client',
  following_up: 'is being followed up',
  accepted: 'has been accepted',
  instructed: 'has become a conveyance',
  on_hold: 'is on hold',
  dead: 'has been marked dead',
}

/** Whether the case is in one of these states: 409 otherwise, where `next` says what can be done instead. */
export const hasStatus = (
  quoteCase: Pick<QuoteCase, 'status' | 'number'>,
  allowed: readonly QuoteCaseStatus[],
  next: string,
): Verdict =>
  refusedIf(
    !allowed.includes(quoteCase.status),
    `quotecase.is_${quoteCase.status}`,
    `Quote ${quoteCase.number} ${stateLabels[quoteCase.status]}. ${next}`,
  )

/** Throws what `hasStatus` refuses. */
export const requireStatus = (...asked: Parameters<typeof hasStatus>) =>
  assertAllowed(hasStatus(...asked))

/** Open cases are worked on: neither drafts, nor won, nor lost, nor put aside. */
export const isOpen = (quoteCase: Pick<QuoteCase, 'status'>) =>
  quoteCase.status === 'sent' || quoteCase.status === 'following_up'
