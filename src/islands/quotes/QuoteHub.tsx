import { useStore } from '@nanostores/react'
import type { QuoteOverview, QuoteTally } from '#domain/quote-case-activity'
import { date, money, today } from '#lib/format'
import { href } from '#routes'
import { $quoteListQuery } from '#stores/quote-cases'
import { $quoteOverview } from '#stores/quote-cases-overview'
import { $route, setSearch } from '#stores/route'
import { NewQuote } from './NewQuote.tsx'
import { QuoteAreaHead } from './QuoteAreaHead.tsx'
import { QuoteFilters } from './QuoteFilters.tsx'
import { QuoteRows } from './QuoteRows.tsx'
import { QuoteTotals } from './QuoteTotals.tsx'
import { quoteColumns } from './quote-columns.tsx'
import { searchWith } from './quote-list-address.ts'

/** The new-business desk: what waits, and every quote. */
export default function QuoteHub() {
  const overview = useStore($quoteOverview).data
  return (
    <>
      <QuoteAreaHead beside={<NewQuote main />} />
      <Tiles it={overview} />
      <Views />
      <QuoteFilters statuses={[]} />
      <QuoteRows
        label="Quotes"
        columns={quoteColumns}
        nothing="Quotes stand here from their first draft on."
      />
      <QuoteTotals />
    </>
  )
}

type Tile = {
  readonly key: string
  readonly label: string
  readonly href: string
  readonly of: QuoteTally | null | undefined
  readonly tone?: 'bad' | 'acc'
}

const tilesOf = (it: QuoteOverview | undefined): readonly Tile[] => [
  {
    key: 'dying',
    label: it ? `die ${date(it.dies_on)}` : 'die tomorrow',
    href: href('quotes-quote-cases-dead-tomorrow', {}),
    of: it?.dying,
    tone: 'bad',
  },
  {
    key: 'accepted',
    label: 'accepted, not opened',
    href: `${href('quotes', {})}?view=accepted`,
    of: it?.accepted,
    tone: 'acc',
  },
  {
    key: 'sold',
    label: 'sold',
    href: href('quotes-quote-cases-sold-quote-list', {}),
    of: it?.sold,
  },
  {
    key: 'presold',
    label: 'presold',
    href: href('quotes-quote-cases-presold-quote-list', {}),
    of: it?.presold,
  },
  {
    key: 'sent',
    label: 'sent today',
    href: `${href('quotes-quote-cases-logs', {})}?action=quote.sent&on=${today()}`,
    of: it?.sent_today,
  },
  {
    key: 'drafts',
    label: 'drafts',
    href: `${href('quotes', {})}?view=drafts`,
    of: it?.drafts,
  },
  {
    key: 'on_hold',
    label: 'on hold',
    href: `${href('quotes', {})}?view=on-hold`,
    of: it?.on_hold,
  },
]

/** Counts that lead somewhere: each opens the list that it counts. */
const Tiles = ({ it }: { it: QuoteOverview | undefined }) => (
  <ul className="lanes tally" aria-label="What waits">
    {tilesOf(it)
      .filter(({ of }) => of !== null)
      .map(({ key, label, href: to, of, tone }) => (
        <li key={key}>
          <a href={to}>
            <b className={`num ${tone && (of?.count ?? 0) > 0 ? tone : ''}`}>{of?.count ?? '–'}</b>
            <span className="k">{label}</span>
            <span className="f num">{of ? money(of.fee_ex_vat) : ' '}</span>
          </a>
        </li>
      ))}
  </ul>
)

const views = [
  { key: 'all', label: 'Latest' },
  { key: 'open', label: 'Open' },
  { key: 'accepted', label: 'Accepted' },
  { key: 'drafts', label: 'Drafts' },
  { key: 'on-hold', label: 'On hold' },
  { key: 'dead', label: 'Dead' },
] as const

const Views = () => {
  const query = useStore($quoteListQuery)
  const route = useStore($route)
  return (
    <nav className="seg-ctl hub-views" aria-label="Views">
      {views.map(({ key, label }) => (
        <button
          key={key}
          type="button"
          aria-pressed={(query?.view ?? 'all') === key}
          onClick={() => setSearch(searchWith(route.search, { view: key === 'all' ? '' : key }))}
        >
          {label}
        </button>
      ))}
    </nav>
  )
}
