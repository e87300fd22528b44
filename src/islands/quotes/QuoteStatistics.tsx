import { useStore } from '@nanostores/react'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import type { QuoteStatistics as Figures } from '#domain/quote-case-statistics-api'
import { $quoteStatistics, $statisticsMonths } from '#stores/quote-cases-statistics'
import { $route } from '#stores/route'
import { GiverLeague } from './GiverLeague.tsx'
import { NewQuote } from './NewQuote.tsx'
import { QuoteAreaHead } from './QuoteAreaHead.tsx'
import { QuoteDeaths } from './QuoteDeaths.tsx'
import { QuoteFunnel } from './QuoteFunnel.tsx'
import { QuoteMonths } from './QuoteMonths.tsx'
import { QuoteStanding } from './QuoteStanding.tsx'
import { type Defined, Definitions } from './quote-definitions.tsx'
import { StatisticsHead } from './StatisticsHead.tsx'

/** What becomes of prices: the whole, or the givers alone. */
export default function QuoteStatistics() {
  const figures = useStore($quoteStatistics)
  const isGivers = useStore($route).name === 'quotes-quote-cases-quote-monthly-giver-stats'
  const refresh = () => $quoteStatistics.revalidate()
  return (
    <>
      <QuoteAreaHead />
      <StatisticsHead asOf={figures.data?.as_of} refresh={refresh} />
      <Loaded from={figures} skeleton={<Skeleton rows={14} />} retry={refresh}>
        {(it) => (isGivers ? <Givers it={it} /> : <Whole it={it} />)}
      </Loaded>
    </>
  )
}

const all: readonly Defined[] = [
  'Quotes',
  'Presold',
  'Sold',
  'Opened',
  'Accepted',
  'Instructed',
  'Conversion',
  'Average fee',
  'Fees instructed',
]

const Whole = ({ it }: { it: Figures }) => (
  <div className="figures-two">
    <div>
      <QuoteFunnel it={it} />
      <Givers it={it} />
      <div className="figures-pair">
        <QuoteDeaths dead={it.dead} />
        <QuoteStanding it={it.standing} />
      </div>
    </div>
    <div>
      <QuoteMonths months={it.months} total={it.total} />
    </div>
  </div>
)

const Givers = ({ it }: { it: Figures }) => {
  const months = useStore($statisticsMonths)
  if (it.givers.length === 0)
    return (
      <Empty title="No quotes in this period">
        <p>Figures begin with the first price that is sent. Choose a longer period.</p>
        <NewQuote />
      </Empty>
    )
  return (
    <>
      <GiverLeague rows={it.givers} total={it.total} search={`?months=${months}`} />
      <Definitions of={all} />
    </>
  )
}
