import { assertAllowed } from '#domain/act'
import type { Instant } from '#domain/dates'
import { fieldChanges } from '#domain/field-change'
import type { Named } from '#domain/party'
import { withChange } from '#domain/record-change'
import { hasStatus, type QuoteCaseOutcome, quoteCaseEvent } from './change.ts'
import type { QuoteCase, QuoteCaseStatus } from './quote-case.ts'

/** The statuses in which a quote still needs its owner. */
export const ownedStatuses: readonly QuoteCaseStatus[] = [
  'draft',
  'sent',
  'following_up',
  'accepted',
  'on_hold',
]

/** Gives an open quote to another owner, with the call that is planned; its giver keeps the credit. */
export const reassignQuoteCase = (
  before: QuoteCase,
  owner: Named,
  now: Instant,
): QuoteCaseOutcome => {
  assertAllowed(hasStatus(before, ownedStatuses, 'It has no owner any more.'))
  if (before.owner?.id === owner.id) return { quoteCase: before, events: [] }
  const owner_id = before.facts.owner_id === null ? null : owner.id
  const facts = { ...before.facts, owner_id }
  const quoteCase = withChange(before, { owner, facts }, now)
  const changes = fieldChanges(before, quoteCase, ['owner'])
  return {
    quoteCase,
    events: [quoteCaseEvent('quotecase.updated', quoteCase, ['owner'], { changes })],
  }
}
