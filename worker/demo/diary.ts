import type { Conveyance } from '#domain/conveyance/conveyance'
import type { Instant } from '#domain/dates'
import type { DomainEvent } from '#domain/events'
import type { Named } from '#domain/party'
import type { QuoteCase } from '#domain/quote/case/quote-case'

/** What happened, when, and who did it. */
export type Told = { readonly event: DomainEvent; readonly at: Instant; readonly actor: Named }

/** What somebody was told, when, and the record as it then stood. */
export type Sent = { readonly at: Instant; readonly by: Named } & (
  | { readonly type: 'quote.sent' | 'quote.accepted'; readonly quoteCase: QuoteCase }
  | {
      readonly type: 'conveyance.opened' | 'conveyance.exchanged' | 'conveyance.completed'
      readonly conveyance: Conveyance
    }
)

/** Keeps what happens while the demonstration is made up. */
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
    /** Everything that happened, in its order. */
    told: (): readonly Told[] => told.toSorted((a, b) => a.at.localeCompare(b.at)),
    sent: (): readonly Sent[] => sent.toSorted((a, b) => a.at.localeCompare(b.at)),
  }
}

export type Diary = ReturnType<typeof diaryOf>
