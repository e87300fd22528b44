import type { Conveyance } from '#domain/conveyance/conveyance'
import type { Instant } from '#domain/dates'
import type { DomainEvent } from '#domain/events'
import type { Named } from '#domain/party'
import type { QuoteCase } from '#domain/quote/case/quote-case'

/** An event with its time and actor. */
export type Told = { readonly event: DomainEvent; readonly at: Instant; readonly actor: Named }

/** A message that was sent, with the record at that time. */
export type Sent = { readonly at: Instant; readonly by: Named } & (
  | { readonly type: 'quote.sent' | 'quote.accepted'; readonly quoteCase: QuoteCase }
  | {
      readonly type: 'conveyance.opened' | 'conveyance.exchanged' | 'conveyance.completed'
      readonly conveyance: Conveyance
    }
)

/** Collects events and messages while the demonstration is generated. */
export const diaryOf = () => {
  const told: Told[] = []
  const sent: Sent[] = []
  return {
    tell: (events: readonly DomainEvent[], actor: Named, at: Instant) => {
      for (const event of events) told.push({ event, at, actor })
    },
    send: (it: Sent) => {
      sent.push(it)
    },
    /** All events in order of time. */
    told: (): readonly Told[] => told.toSorted((a, b) => a.at.localeCompare(b.at)),
    sent: (): readonly Sent[] => sent.toSorted((a, b) => a.at.localeCompare(b.at)),
  }
}

export type Diary = ReturnType<typeof diaryOf>
