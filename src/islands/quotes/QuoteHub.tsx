import { useStore } from '@nanostores/react'
import type { QuoteOverview, QuoteTally } from '#domain/quote-case-activity'
import { date, money, today } from '#lib/format'
import { href } from '#routes'
import { $quoteOverview } from '#stores/quote-cases-overview'
import { NewQuote } from './NewQuote.tsx'
import { QuoteAreaHead } from './QuoteAreaHead.tsx'
import { QuoteList } from './QuoteList.tsx'
import { quoteColumns } from './quote-columns.tsx'

const parts = () => import('./quote-hub.ts')

/** The new-business desk: what waits, and every quote. */
export default function QuoteHub() {
  const overview = useStore($quoteOverview).data
  return (
    <>
      <QuoteAreaHead beside={<NewQuote main />} />
      <Tiles it={overview} />
      <QuoteList
        label="Quotes"
        columns={quoteColumns}
        parts={parts}
        nothing="Quotes stand here from their first draft on."
      />
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
            <span className="f num">{of ? money(of.fee_ex_vat) : '\u00a0'}</span>
          </a>
        </li>
      ))}
  </ul>
)
