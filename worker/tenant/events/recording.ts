import { broadcastOf, type ConcernedPeople } from '#domain/broadcast'
import { londonDate } from '#domain/dates'
import {
  type DomainEvent,
  type MergeValueOf,
  receiversOf,
  type SilentEventName,
} from '#domain/events'
import type { CommunicationRules } from '#tenant/communication/firm/rules'
import type { Covers } from '#tenant/user/cover/covers'
import { queueWebhookCall } from '#tenant/webhook/queueing'
import type { auditOf, EventContext } from './audit.ts'
import type { messageQueueOf } from './message-queue.ts'
import type { Correspondence } from './messages.ts'
import type { outboxOf } from './outbox.ts'
import { queueAccessChecks } from './revocation.ts'

type Parts = {
  readonly tenant: string
  readonly audit: Pick<ReturnType<typeof auditOf>, 'record'>
  readonly outbox: Pick<ReturnType<typeof outboxOf>, 'put'>
  readonly queueMessages: ReturnType<typeof messageQueueOf>
  readonly communicationRules: Pick<CommunicationRules, 'candidates'>
  readonly covers: Pick<Covers, 'on'>
}

type Sending<Event extends DomainEvent> = {
  correspondence(event: Event): Correspondence<MergeValueOf<Event['name']>> | null
}

/**
 * Adds events to the audit log and queues their broadcasts and communications, in the transaction of the change.
 * `concerned`: further recipients; an event that may send messages requires `correspondence`.
 */
export type RecordEvents = {
  (events: readonly DomainEvent<SilentEventName>[], concerned?: ConcernedPeople): void
  <Event extends DomainEvent>(
    events: readonly Event[],
    concerned: ConcernedPeople & Sending<Event>,
  ): void
}

/** What is about work concerns whoever covers for somebody as well; what is about an account does not. */
const withCovers = (
  covers: Pick<Covers, 'on'>,
  { subject }: DomainEvent,
  users: readonly string[] | undefined,
  at: string,
) => {
  if (users === undefined || subject === 'user' || subject === 'session') return {}
  const covering = users.flatMap((id) => covers.on(id, londonDate(at))?.cover.id ?? [])
  return { users: [...new Set([...users, ...covering])] }
}

/** Returns the function that records events; the event table decides what follows from each, then `follow` runs. */
export const eventRecorderOf =
  (
    { tenant, audit, outbox, queueMessages, communicationRules, covers }: Parts,
    context: EventContext,
    follow: (events: readonly DomainEvent[]) => void = () => undefined,
  ): RecordEvents =>
  (events: readonly DomainEvent[], given: ConcernedPeople & Partial<Sending<DomainEvent>> = {}) => {
    for (const event of events) {
      const { name, detail } = event
      const concerned = { ...given, ...withCovers(covers, event, given.users, context.at) }
      const seq = audit.record(event, context, concerned.users)
      const broadcast = broadcastOf(tenant, event, seq, receiversOf(name), concerned)
      if (broadcast !== null) {
        queueAccessChecks(outbox, tenant, broadcast, context.at)
        outbox.put('broadcast', broadcast, context.at)
      }
      queueWebhookCall(outbox, event, context.at)
      const candidates = communicationRules.candidates(name, { ...detail })
      const from = candidates.length > 0 ? concerned.correspondence?.(event) : null
      if (from) queueMessages(name, candidates, from, event.id)
    }
    follow(events)
  }
