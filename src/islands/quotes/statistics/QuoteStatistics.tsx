import { useStore } from '@nanostores/react'
import { Empty, Loaded } from '#components/Loaded.tsx'
import { searchWith } from '#components/list/list-search.ts'
import type { QuoteStatistics as Figures, StatisticsTable } from '#domain/quote/figures/api'
import type { FigureKey } from '#domain/quote/figures/figure'
import { QuoteStanding } from '#islands/quotes/cases/QuoteStanding.tsx'
import { QuoteTurn } from '#islands/quotes/cases/QuoteTurn.tsx'
import { NewQuote } from '#islands/quotes/form/NewQuote.tsx'
import { QuoteAreaHead } from '#islands/quotes/lists/QuoteAreaHead.tsx'
import { behindPage } from '#islands/quotes/lists/quote-behind.tsx'
import { $route } from '#stores/chrome/route'
import { $quoteStatistics, exportStatistics, leaguePaper } from '#stores/quote/figures/statistics'
import { GiverDeaths } from './GiverDeaths.tsx'
import { GiverLeague, shownFigures } from './GiverLeague.tsx'
import { QuoteCohort } from './QuoteCohort.tsx'
import { QuoteCuts } from './QuoteCuts.tsx'
import { QuoteDeaths } from './QuoteDeaths.tsx'
import { QuoteForecast } from './QuoteForecast.tsx'
import { QuoteFunnel } from './QuoteFunnel.tsx'
import { QuoteMonths } from './QuoteMonths.tsx'
import { Definitions } from './quote-definitions.tsx'
import { StatisticsHead } from './StatisticsHead.tsx'
import { StatisticsSkeleton } from './StatisticsSkeleton.tsx'

const tables: readonly (readonly [StatisticsTable, string])[] = [
  ['months', 'Months'],
  ['cuts', 'Conversion'],
  ['givers', 'Givers'],
  ['dead', 'Dead reasons'],
  ['forecast', 'Fees to come'],
  ['cohort', 'Completion'],
]

/** What becomes of prices: the whole, or the givers alone. */
export default function QuoteStatistics() {
  const figures = useStore($quoteStatistics)
  const isGivers = useStore($route).name === 'quotes-quote-cases-quote-monthly-giver-stats'
  const refresh = () => $quoteStatistics.revalidate()
  const files = tables
    .filter(([table]) => !isGivers || table === 'givers')
    .map(([table, label]) => ({ label, text: () => exportStatistics(table) }))
  return (
    <>
      <QuoteAreaHead />
      <StatisticsHead
        of={figures.data}
        refresh={refresh}
        files={files}
        {...(isGivers ? { paper: { name: 'quote-givers', made: leaguePaper } } : {})}
      />
      <Loaded from={figures} skeleton={<StatisticsSkeleton isWhole={!isGivers} />} retry={refresh}>
        {(it) => (isGivers ? <Givers it={it} isWhole /> : <Whole it={it} />)}
      </Loaded>
    </>
  )
}

const Whole = ({ it }: { it: Figures }) => {
  const { search } = useStore($route)
  const behind = behindPage(it, search)
  return (
    <div className="figures-two">
      <div>
        <QuoteFunnel it={it} behind={behind} />
        <QuoteCuts it={it} behind={behind} />
        <Givers it={it} isWhole={false} />
        <div className="figures-pair">
          <QuoteDeaths dead={it.dead} behind={behind} />
          <QuoteStanding it={it.standing} behind={behind} />
        </div>
      </div>
      <div>
        <QuoteMonths
          months={it.months}
          total={it.total}
          behind={behind}
          monthAt={(month) => searchWith(search, { months: '1', until: month })}
        />
        <QuoteForecast it={it.forecast} behind={behind} />
        <QuoteCohort it={it.cohort} behind={behind} />
        <QuoteTurn it={it} behind={behind} />
      </div>
    </div>
  )
}

const more: readonly FigureKey[] = ['leads', 'exchanged', 'completed', 'dead', 'turn']

const Givers = ({ it, isWhole }: { it: Figures; isWhole: boolean }) => {
  const { search } = useStore($route)
  if (it.givers.length === 0)
    return (
      <Empty title="No quotes in this period">
        <p>Figures begin with the first price that is sent. Choose a longer period.</p>
        <NewQuote />
      </Empty>
    )
  const behind = behindPage(it, search)
  return (
    <>
      <GiverLeague
        rows={it.givers}
        total={it.total}
        before={it.before}
        behind={behind}
        search={search}
        isWhole={isWhole}
      />
      {isWhole && <GiverDeaths it={it} behind={behind} />}
      <Definitions of={[...shownFigures(isWhole), ...(isWhole ? [] : more)]} />
    </>
  )
}
