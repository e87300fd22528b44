import { useStore } from '@nanostores/react'
import { DateInput } from '#components/form/DateInput.tsx'
import { searchWith } from '#components/list/list-search.ts'
import { quoteActivityNames } from '#domain/quote/case/activity'
import { quoteCaseEvents } from '#domain/quote/case/events'
import { $route, setSearch } from '#stores/chrome/route'

/** What the log shows: one kind of event, one's own or one day's; loaded after the rows. */
export default function QuoteLogFilters() {
  const { query, search } = useStore($route)
  const applyFilter = (change: Readonly<Record<string, string>>) =>
    setSearch(searchWith(search, change))
  return (
    <div className="filters quote-filters">
      <EventFilter value={query['action'] ?? ''} onChange={(action) => applyFilter({ action })} />
      <select
        className="input filter-choice"
        aria-label="By whom"
        value={query['mine'] ?? ''}
        onChange={(event) => applyFilter({ mine: event.target.value })}
      >
        <option value="">By anyone</option>
        <option value="yes">By me</option>
      </select>
      <DateInput
        className="input filter-day"
        aria-label="On"
        value={query['on'] ?? ''}
        onChange={(on, typed) => (on !== '' || typed === '') && applyFilter({ on })}
      />
    </div>
  )
}

type FilterProps = { value: string; onChange: (value: string) => void }

const EventFilter = ({ value, onChange }: FilterProps) => (
  <select
    className="input filter-choice"
    aria-label="Activity"
    value={value}
    onChange={(event) => onChange(event.target.value)}
  >
    <option value="">All activity</option>
    {quoteActivityNames.map((name) => (
      <option key={name} value={name}>
        {quoteCaseEvents[name].title}
      </option>
    ))}
  </select>
)
