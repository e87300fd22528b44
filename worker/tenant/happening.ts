import { broadcastOf } from '#domain/channels'
import type { DomainEvent } from '#domain/events'
import type { auditOf, Doing } from './audit.ts'
import type { outboxOf } from './outbox.ts'

/** Whom an event concerns besides those who work in its area. */
export type Concerned = { readonly clients?: readonly string[]; readonly users?: readonly string[] }

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
      audit.record(event, doing)
      const broadcast = broadcastOf(tenant, event, concerned)
      if (broadcast !== null) outbox.put('broadcast', broadcast, doing.at)
    }
  }
