import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { Icon } from '#components/Icon.tsx'
import { ListFilters } from '#components/list/ListFilters.tsx'
import { searchWith } from '#components/list/list-search.ts'
import type { QuoteStatistics } from '#domain/quote/figures/api'
import { exactInstant } from '#lib/format'
import { $route, setSearch } from '#stores/chrome/route'
import { $statisticsMonths } from '#stores/quote/figures/statistics'
import { type Download, ExportMenu, type Paper } from './ExportMenu.tsx'
import { statisticsFilters } from './statistics-filters.ts'

const choices = [
  { months: 1, label: '1 month' },
  { months: 3, label: '3 months' },
  { months: 6, label: '6 months' },
  { months: 12, label: '12 months' },
]

type Props = {
  of: Pick<QuoteStatistics, 'as_of' | 'pending'> | undefined
  refresh: () => void
  files: readonly Download[]
  paper?: Paper
}

export const StatisticsHead = ({ of, refresh, files, paper }: Props) => {
  const months = useStore($statisticsMonths)
  const { search } = useStore($route)
  const filters = useMemo(statisticsFilters, [])
  const applyFilter = (to: Readonly<Record<string, string>>) => setSearch(searchWith(search, to))
  return (
    <div className="filters quote-filters">
      <Periods months={months} onChoose={(count) => applyFilter({ months: String(count) })} />
      <ListFilters search={search} filters={filters} onChange={applyFilter} />
      <span className="as-of">
        <span className="faint wide" role="status">
          {of
            ? `${of.pending ? 'Still counting older quotes. ' : ''}As of ${exactInstant(of.as_of)}`
            : ''}
        </span>
        <button
          type="button"
          className="icon-btn"
          aria-label="Refresh"
          title="Refresh"
          onClick={refresh}
        >
          <Icon name="refresh-cw" />
        </button>
        <ExportMenu files={files} paper={paper} />
      </span>
    </div>
  )
}

type PeriodsProps = { months: number; onChoose: (months: number) => void }

const Periods = ({ months, onChoose }: PeriodsProps) => (
  <nav className="seg-ctl" aria-label="Period">
    {choices.map((choice) => (
      <button
        key={choice.months}
        type="button"
        aria-pressed={choice.months === months}
        onClick={() => onChoose(choice.months)}
      >
        {choice.label}
      </button>
    ))}
  </nav>
)
