import { assertAllowed, refuseIf, type Verdict } from '#domain/act'
import type { AnyEventOf, EventOf } from '#domain/event'
import type { QuoteCaseEvents } from './events.ts'
import type { QuoteCase, QuoteCaseStatus } from './quote-case.ts'

export type QuoteCaseEvent = AnyEventOf<QuoteCaseEvents>

/** A case after an action, with its events; no events means nothing to save. */
export type QuoteCaseOutcome = {
  readonly quoteCase: QuoteCase
  readonly events: readonly QuoteCaseEvent[]
}

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
  dead: 'has been closed as lost',
}

/** Whether the case has one of these statuses; otherwise 409, where `next` says what to do instead. */
export const hasStatus = (
  quoteCase: Pick<QuoteCase, 'status' | 'number'>,
  allowed: readonly QuoteCaseStatus[],
  next: string,
): Verdict =>
  refuseIf(
    !allowed.includes(quoteCase.status),
    `quotecase.is_${quoteCase.status}`,
    `Quote ${quoteCase.number} ${stateLabels[quoteCase.status]}. ${next}`,
  )

/** Throws the refusal of `hasStatus`. */
export const requireStatus = (...parameters: Parameters<typeof hasStatus>) =>
  assertAllowed(hasStatus(...parameters))

export const isOpen = (quoteCase: Pick<QuoteCase, 'status'>) =>
  quoteCase.status === 'sent' || quoteCase.status === 'following_up'
