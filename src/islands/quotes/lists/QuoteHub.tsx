import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import type { QuoteOverview, QuoteTally } from '#domain/quote/case/activity'
import { NewQuote } from '#islands/quotes/form/NewQuote.tsx'
import { date, money, today } from '#lib/format'
import { href } from '#routes'
import { $quoteOverview } from '#stores/quote/case/overview'
import { $quoteListQuery } from '#stores/quote/case/quote-cases'
import { HubLinks } from './HubLinks.tsx'
import { QuoteAreaHead } from './QuoteAreaHead.tsx'
import { QuoteList } from './QuoteList.tsx'
import { quoteColumns } from './quote-columns.tsx'

const parts = () => import('./quote-hub.ts')
const HubScreen = lazy(() => import('./HubScreen.tsx'))

export default function QuoteHub() {
  const overview = useStore($quoteOverview).data
  if (useStore($quoteListQuery) === null)
    return (
      <Suspense>
        <HubScreen />
      </Suspense>
    )
  return (
    <>
      <QuoteAreaHead
        beside={
          <>
            <HubLinks /> <NewQuote main />
          </>
        }
      />
      <Tiles quoteOverview={overview} />
      <QuoteList
        hasSavedViews="quotes"
        label="Quotes"
        columns={quoteColumns}
        parts={parts}
        nothing="Quotes appear here from their first draft."
      />
    </>
  )
}

type Tile = {
  readonly label: string
  readonly href: string
  readonly of: QuoteTally | null | undefined
  readonly tone?: 'bad' | 'acc'
}

const tile = (label: string, to: string, of: Tile['of'], tone?: Tile['tone']): Tile => ({
  label,
  href: to,
  of,
  ...(tone ? { tone } : {}),
})

const overviewTiles = (overview: QuoteOverview | undefined): readonly Tile[] => {
  const quotes = href('quotes', {})
  const sentToday = `${href('quotes-quote-cases-logs', {})}?action=quote.sent&on=${today()}`
  const expire = overview ? `expire ${date(overview.dies_on)}` : 'expire tomorrow'
  return [
    tile(expire, href('quotes-quote-cases-dead-tomorrow', {}), overview?.dying, 'bad'),
    tile('accepted, not opened', `${quotes}?view=accepted`, overview?.accepted, 'acc'),
    tile('sold', href('quotes-quote-cases-sold-quote-list', {}), overview?.sold),
    tile('presold', href('quotes-quote-cases-presold-quote-list', {}), overview?.presold),
    tile('sent today', sentToday, overview?.sent_today),
    tile('drafts', `${quotes}?view=drafts`, overview?.drafts),
    tile('on hold', `${quotes}?view=on-hold`, overview?.on_hold),
  ]
}

const Tiles = ({ quoteOverview }: { quoteOverview: QuoteOverview | undefined }) => (
  <ul className="lanes tally" aria-label="Quotes to act on">
    {overviewTiles(quoteOverview)
      .filter(({ of }) => of !== null)
      .map(({ label, href: to, of, tone }) => (
        <li key={label}>
          <a href={to}>
            <b className={`num ${tone && (of?.count ?? 0) > 0 ? tone : ''}`}>{of?.count ?? '–'}</b>
            <span className="k">{label}</span>
            <span className="f num">{of ? money(of.fee_ex_vat) : '\u00a0'}</span>
          </a>
        </li>
      ))}
  </ul>
)
