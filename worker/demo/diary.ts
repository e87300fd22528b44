import type { Conveyance } from '#domain/conveyance/conveyance'
import type { Instant } from '#domain/dates'
import type { DomainEvent } from '#domain/events'
import type { Named } from '#domain/party'
import type { QuoteCase } from '#domain/quote/case/quote-case'

export type RecordedEvent = {
  readonly event: DomainEvent
  readonly at: Instant
  readonly actor: Named
}

export type SentMessage = { readonly at: Instant; readonly by: Named } & (
  | { readonly type: 'quote.sent' | 'quote.accepted'; readonly quoteCase: QuoteCase }
  | {
      readonly type: 'conveyance.opened' | 'conveyance.exchanged' | 'conveyance.completed'
      readonly conveyance: Conveyance
    }
)

/** Collects events and messages while the demonstration is generated. */
export const diaryOf = () => {
  const recorded: RecordedEvent[] = []
  const sent: SentMessage[] = []
  return {
    record: (events: readonly DomainEvent[], actor: Named, at: Instant) => {
      for (const event of events) recorded.push({ event, at, actor })
    },
    send: (sentMessage: SentMessage) => {
      sent.push(sentMessage)
    },
    recorded: (): readonly RecordedEvent[] => recorded.toSorted((a, b) => a.at.localeCompare(b.at)),
    sent: (): readonly SentMessage[] => sent.toSorted((a, b) => a.at.localeCompare(b.at)),
  }
}

export type Diary = ReturnType<typeof diaryOf>
