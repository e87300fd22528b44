import { useStore } from '@nanostores/react'
import { Empty, Loaded } from '#components/Loaded.tsx'
import { searchWith } from '#components/list/list-search.ts'
import type { QuoteStatistics as Figures, StatisticsTable } from '#domain/quote/figures/api'
import type { FigureKey } from '#domain/quote/figures/figure'
import { QuoteStatusLine } from '#islands/quotes/cases/QuoteStanding.tsx'
import { QuoteTurn } from '#islands/quotes/cases/QuoteTurn.tsx'
import { NewQuote } from '#islands/quotes/form/NewQuote.tsx'
import { QuoteAreaHead } from '#islands/quotes/lists/QuoteAreaHead.tsx'
import { behindPage } from '#islands/quotes/lists/quote-behind.tsx'
import { $route } from '#stores/chrome/route'
import {
  $quoteStatistics,
  exportStatistics,
  leagueDocument,
} from '#stores/quote/figures/statistics'
import { GiverDeaths } from './GiverDeaths.tsx'
import { formatFigures, GiverLeague } from './GiverLeague.tsx'
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

/** The statistics of quotes: all of them, or those of the givers alone. */
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
        {(it) => (isGivers ? <Givers figures={it} isWhole /> : <Whole figures={it} />)}
      </Loaded>
    </>
  )
}

const Whole = ({ figures }: { figures: Figures }) => {
  const { search } = useStore($route)
  const behind = behindPage(figures, search)
  return (
    <div className="figures-two">
      <div>
        <QuoteFunnel quoteStatistics={figures} behind={behind} />
        <QuoteCuts quoteStatistics={figures} behind={behind} />
        <Givers figures={figures} isWhole={false} />
        <div className="figures-pair">
          <QuoteDeaths dead={figures.dead} behind={behind} />
          <QuoteStatusLine standing={figures.standing} behind={behind} />
        </div>
      </div>
      <div>
        <QuoteMonths
          months={figures.months}
          total={figures.total}
          behind={behind}
          monthAt={(month) => searchWith(search, { months: '1', until: month })}
        />
        <QuoteForecast forecast={figures.forecast} behind={behind} />
        <QuoteCohort cohort={figures.cohort} behind={behind} />
        <QuoteTurn quoteStatistics={figures} behind={behind} />
      </div>
    </div>
  )
}

const more: readonly FigureKey[] = ['leads', 'exchanged', 'completed', 'dead', 'turn']

const Givers = ({ figures, isWhole }: { figures: Figures; isWhole: boolean }) => {
  const { search } = useStore($route)
  if (figures.givers.length === 0)
    return (
      <Empty title="No quotes in this period">
        <p>Figures start with the first quote sent. Choose a longer period.</p>
        <NewQuote />
      </Empty>
    )
  const behind = behindPage(figures, search)
  return (
    <>
      <GiverLeague
        rows={figures.givers}
        total={figures.total}
        before={figures.before}
        behind={behind}
        search={search}
        isWhole={isWhole}
      />
      {isWhole && <GiverDeaths quoteStatistics={figures} behind={behind} />}
      <Definitions of={[...formatFigures(isWhole), ...(isWhole ? [] : more)]} />
    </>
  )
}
