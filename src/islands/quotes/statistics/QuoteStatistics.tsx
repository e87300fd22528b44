import { useStore } from '@nanostores/react'
import { Empty, Loaded } from '#components/Loaded.tsx'
import { searchWith } from '#components/list/list-search.ts'
import type { QuoteStatistics as Figures, StatisticsTable } from '#domain/quote/figures/api'
import type { FigureKey } from '#domain/quote/figures/figure'
import { QuoteStatusLine } from '#islands/quotes/cases/QuoteStatusLine.tsx'
import { QuoteTurn } from '#islands/quotes/cases/QuoteTurn.tsx'
import { NewQuote } from '#islands/quotes/form/NewQuote.tsx'
import { QuoteAreaHead } from '#islands/quotes/lists/QuoteAreaHead.tsx'
import { pageRowFilters } from '#islands/quotes/lists/quote-rows.tsx'
import { $route } from '#stores/chrome/route'
import {
  $quoteStatistics,
  exportStatistics,
  leagueDocument,
} from '#stores/quote/figures/statistics'
import { formatFigures, GiverLeague } from './GiverLeague.tsx'
import { GiverLosses } from './GiverLosses.tsx'
import { LostQuotes } from './LostQuotes.tsx'
import { QuoteCohort } from './QuoteCohort.tsx'
import { QuoteCuts } from './QuoteCuts.tsx'
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
  ['dead', 'Lost by reason'],
  ['forecast', 'Forecast fees'],
  ['cohort', 'Completion'],
]

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
        {...(isGivers ? { paper: { name: 'quote-givers', made: leagueDocument } } : {})}
      />
      <Loaded from={figures} skeleton={<StatisticsSkeleton isWhole={!isGivers} />} retry={refresh}>
        {(it) => (isGivers ? <Givers figures={it} isWhole /> : <AllFigures figures={it} />)}
      </Loaded>
    </>
  )
}

const AllFigures = ({ figures }: { figures: Figures }) => {
  const { search } = useStore($route)
  const rowFilters = pageRowFilters(figures, search)
  return (
    <div className="figures-two">
      <div>
        <QuoteFunnel quoteStatistics={figures} behind={rowFilters} />
        <QuoteCuts quoteStatistics={figures} behind={rowFilters} />
        <Givers figures={figures} isWhole={false} />
        <div className="figures-pair">
          <LostQuotes dead={figures.dead} behind={rowFilters} />
          <QuoteStatusLine standing={figures.standing} behind={rowFilters} />
        </div>
      </div>
      <div>
        <QuoteMonths
          months={figures.months}
          total={figures.total}
          behind={rowFilters}
          monthAt={(month) => searchWith(search, { months: '1', until: month })}
        />
        <QuoteForecast forecast={figures.forecast} behind={rowFilters} />
        <QuoteCohort cohort={figures.cohort} behind={rowFilters} />
        <QuoteTurn quoteStatistics={figures} behind={rowFilters} />
      </div>
    </div>
  )
}

const extraFigures: readonly FigureKey[] = ['leads', 'exchanged', 'completed', 'dead', 'turn']

const Givers = ({ figures, isWhole }: { figures: Figures; isWhole: boolean }) => {
  const { search } = useStore($route)
  if (figures.givers.length === 0)
    return (
      <Empty title="No quotes in this period">
        <p>Figures start with the first quote sent. Choose a longer period.</p>
        <NewQuote />
      </Empty>
    )
  const rowFilters = pageRowFilters(figures, search)
  return (
    <>
      <GiverLeague
        rows={figures.givers}
        total={figures.total}
        before={figures.before}
        behind={rowFilters}
        search={search}
        isWhole={isWhole}
      />
      {isWhole && <GiverLosses quoteStatistics={figures} behind={rowFilters} />}
      <Definitions of={[...formatFigures(isWhole), ...(isWhole ? [] : extraFigures)]} />
    </>
  )
}
