import type { IconName } from '#components/icons.ts'
import type { TextLink } from '#components/LinkedText.tsx'
import { Timeline, type TimelineDay } from '#components/Timeline.tsx'
import type { QuoteCaseDetail } from '#domain/quote/case/api'
import { AuditLink } from '#islands/admin/audit/AuditLink.tsx'
import { useCan } from '#islands/chrome/use-can.ts'
import { dayHeading, exactInstant, time } from '#lib/format'
import { href } from '#routes'

type Entry = QuoteCaseDetail['timeline'][number]

const eventIcons: Readonly<Record<string, readonly [IconName, string]>> = {
  'quote.sent': ['send', 'Prices'],
  'quote.viewed': ['eye', 'Client'],
  'quote.accepted': ['badge-check', 'Client'],
  'quotecase.instructed': ['file-stack', 'Case'],
  'quotecase.died': ['circle-x', 'Case'],
}

/** The history of the quote, newest first. */
export const QuoteTimeline = ({ quoteCase }: { quoteCase: QuoteCaseDetail }) => {
  const links = linksOf(quoteCase, useCan('conveyance.view'))
  return (
    <section className="quote-timeline sec">
      <header>
        <h2>History</h2>
        <a href={href('quotes-quote-cases-track-emails-id', { id: quoteCase.quote_case.id })}>
          Emails and messages
        </a>
      </header>
      <Timeline days={daysOf(quoteCase.timeline, links)} />
      <AuditLink subject="quote-case" id={quoteCase.quote_case.id} />
    </section>
  )
}

const linksOf = (
  { quote_case, lead }: QuoteCaseDetail,
  mayOpenCases: boolean,
): readonly TextLink[] => [
  ...(mayOpenCases ? quote_case.linked_conveyances : []).map(({ id, ref }) => ({
    text: ref,
    href: href('conveyances-id', { id }),
  })),
  ...(lead ? [{ text: lead.number, href: href('quotes-leads-id', { id: lead.id }) }] : []),
]

const daysOf = (timeline: readonly Entry[], links: readonly TextLink[]): TimelineDay[] => {
  const days = Map.groupBy(timeline, (entry) => dayHeading(entry.at))
  return [...days].map(([day, entries]) => ({
    day,
    lines: entries.map((entry) => ({ ...lineOf(entry), links })),
  }))
}

const lineOf = (entry: Entry) => {
  const [icon, kind] = eventIcons[entry.name] ?? ['pen-line', 'Case']
  return {
    key: `${entry.at}-${entry.name}`,
    icon,
    kind,
    who: entry.who,
    text: entry.words,
    time: time(entry.at),
    exact: exactInstant(entry.at),
  }
}
