import { useStore } from '@nanostores/react'
import { Icon } from '#components/Icon.tsx'
import { searchWith } from '#components/list/list-search.ts'
import { exactly } from '#lib/format'
import { $statisticsMonths } from '#stores/quote-cases-statistics'
import { $route, setSearch } from '#stores/route'

const choices = [
  { months: 1, label: 'This month' },
  { months: 3, label: '3 months' },
  { months: 6, label: '6 months' },
  { months: 12, label: '12 months' },
]

/** How far back the figures go, and when they were counted. */
export const StatisticsHead = ({
  asOf,
  refresh,
}: {
  asOf: string | undefined
  refresh: () => void
}) => {
  const months = useStore($statisticsMonths)
  const route = useStore($route)
  return (
    <div className="filters quote-filters">
      <nav className="seg-ctl" aria-label="Period">
        {choices.map((choice) => (
          <button
            key={choice.months}
            type="button"
            aria-pressed={choice.months === months}
            onClick={() => setSearch(searchWith(route.search, { months: String(choice.months) }))}
          >
            {choice.label}
          </button>
        ))}
      </nav>
      <span className="as-of">
        {asOf && <span className="faint wide">As of {exactly(asOf)}</span>}
        <button type="button" className="btn" onClick={refresh}>
          <Icon name="refresh-cw" /> Refresh
        </button>
        <button type="button" className="btn wide" onClick={() => window.print()}>
          <Icon name="printer" /> Print
        </button>
      </span>
    </div>
  )
}
