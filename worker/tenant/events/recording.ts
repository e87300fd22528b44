import { broadcastOf, type Concerned } from '#domain/broadcast'
import type { DomainEvent } from '#domain/events'
import type { auditOf, Doing } from './audit.ts'
import type { outboxOf } from './outbox.ts'

type Parts = {
  readonly tenant: string
  readonly audit: Pick<ReturnType<typeof auditOf>, 'record'>
  readonly outbox: Pick<ReturnType<typeof outboxOf>, 'put'>
}

/** Chains what happened to the record of the firm and has the browsers told, in the same transaction. */
export const happeningOf =
  ({ tenant, audit, outbox }: Parts, doing: Doing) =>
  (events: readonly DomainEvent[], concerned: Concerned = {}) => {
    for (const event of events) {
      const seq = audit.record(event, doing, concerned.users)
      const broadcast = broadcastOf(tenant, event, seq, concerned)
      if (broadcast !== null) outbox.put('broadcast', broadcast, doing.at)
    }
  }
