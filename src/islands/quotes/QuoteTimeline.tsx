import { Feed, type FeedDay } from '#components/Feed.tsx'
import type { IconName } from '#components/icons.ts'
import type { ShownQuoteCase } from '#domain/quote-case-api'
import { dayHeading, exactly, time } from '#lib/format'

type Entry = ShownQuoteCase['timeline'][number]

const icons: Readonly<Record<string, IconName>> = {
  'quote.sent': 'send',
  'quote.viewed': 'eye',
  'quote.accepted': 'badge-check',
  'quotecase.instructed': 'file-stack',
  'quotecase.died': 'circle-x',
}

/** What happened with the quote, newest first. */
export const QuoteTimeline = ({ it }: { it: ShownQuoteCase }) => (
  <section className="quote-timeline sec">
    <header>
      <h2>What happened</h2>
    </header>
    <Feed days={daysOf(it.timeline)} />
  </section>
)

const daysOf = (timeline: readonly Entry[]): FeedDay[] => {
  const days = Map.groupBy(timeline, (entry) => dayHeading(entry.at))
  return [...days].map(([day, entries]) => ({
    day,
    lines: entries.map((entry) => ({
      key: `${entry.at}-${entry.name}`,
      icon: icons[entry.name] ?? 'pen-line',
      who: entry.who,
      text: entry.words,
      time: time(entry.at),
      exact: exactly(entry.at),
    })),
  }))
}
