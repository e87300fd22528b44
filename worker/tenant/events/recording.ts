import { broadcastOf, type Concerned } from '#domain/broadcast'
import {
  communicationsOf,
  type DomainEvent,
  type MergeValueOf,
  receiversOf,
  type SilentName,
} from '#domain/events'
import type { auditOf, EventContext } from './audit.ts'
import type { Correspondence, messageQueueOf } from './messages.ts'
import type { outboxOf } from './outbox.ts'

type Parts = {
  readonly tenant: string
  readonly audit: Pick<ReturnType<typeof auditOf>, 'record'>
  readonly outbox: Pick<ReturnType<typeof outboxOf>, 'put'>
  readonly queueMessages: ReturnType<typeof messageQueueOf>
}

type Sending<Event extends DomainEvent> = {
  /** What the event's communications need; null where there is nobody to write to. */
  correspondence(event: Event): Correspondence<MergeValueOf<Event['name']>> | null
}

/**
 * Writes events into the audit chain and queues their broadcasts, notices and communications, in the transaction of
 * the change. `concerned`: whom they reach besides the area; an event that may send messages demands `correspondence`.
 */
export type RecordEvents = {
  (events: readonly DomainEvent<SilentName>[], concerned?: Concerned): void
  <Event extends DomainEvent>(events: readonly Event[], concerned: Concerned & Sending<Event>): void
}

/** The one way to record what happened; the event table says what follows from it. */
export const eventRecorderOf =
  ({ tenant, audit, outbox, queueMessages }: Parts, context: EventContext): RecordEvents =>
  (events: readonly DomainEvent[], concerned: Concerned & Partial<Sending<DomainEvent>> = {}) => {
    for (const event of events) {
      const { name, detail } = event
      const seq = audit.record(event, context, concerned.users)
      const broadcast = broadcastOf(tenant, event, seq, receiversOf(name), concerned)
      if (broadcast !== null) outbox.put('broadcast', broadcast, context.at)
      const communications = communicationsOf(name, { ...detail })
      const from = communications.length > 0 ? concerned.correspondence?.(event) : null
      if (from) queueMessages(name, communications, from)
    }
  }
