import type { Conveyance } from '#domain/conveyance/conveyance'
import type { CaseEvent } from '#domain/conveyance/following-events'
import type { CaseChange } from '#domain/conveyance/settling'
import type { Instant } from '#domain/dates'
import { communicationsOf, type DomainEvent } from '#domain/events'
import type { Named } from '#domain/party'
import type { QuoteCase } from '#domain/quote/case/quote-case'

export type RecordedEvent = {
  readonly event: DomainEvent
  readonly at: Instant
  readonly actor: Named
}

export type SentMessage = { readonly at: Instant; readonly by: Named } & (
  | { readonly type: 'quote.sent' | 'quote.accepted'; readonly quoteCase: QuoteCase }
  | { readonly event: CaseEvent; readonly conveyance: Conveyance }
)

/** Collects events and messages while the demonstration is generated. */
export const diaryOf = () => {
  const recorded: RecordedEvent[] = []
  const sent: SentMessage[] = []
  const record = (events: readonly DomainEvent[], actor: Named, at: Instant) => {
    for (const event of events) recorded.push({ event, at, actor })
  }
  return {
    record,
    /** Records the events of a case and the messages that they send. */
    recordCase: ({ conveyance, events }: CaseChange, by: Named, at: Instant) => {
      record(events, by, at)
      for (const event of events)
        if (communicationsOf(event.name, { ...event.detail }).length > 0)
          sent.push({ event, at, by, conveyance })
    },
    send: (sentMessage: SentMessage) => {
      sent.push(sentMessage)
    },
    recorded: (): readonly RecordedEvent[] => recorded.toSorted((a, b) => a.at.localeCompare(b.at)),
    sent: (): readonly SentMessage[] => sent.toSorted((a, b) => a.at.localeCompare(b.at)),
  }
}

export type Diary = ReturnType<typeof diaryOf>
