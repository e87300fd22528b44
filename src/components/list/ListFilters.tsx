import { useState } from 'react'
import { LazyMenu } from '#components/overlay/LazyMenu.tsx'
import { Icon } from '../Icon.tsx'
import { DateFilterChip } from './dates/DateFilterChip.tsx'
import type { DateFilter } from './dates/date-filter.ts'
import { FilterChip } from './FilterChip.tsx'
import { FindInList } from './FindInList.tsx'
import { type Filter, filterChange, filterValue } from './list-filter.ts'

export type Find = { readonly label?: string; readonly placeholder: string }

type Props = {
  search: string
  filters: readonly Filter[]
  /** Absent where the list has no dates. */
  dates?: DateFilter | undefined
  /** '9 cases'; undefined while they are counted. */
  found?: string | undefined
  /** Absent where the list has no search. */
  find?: Find | undefined
  /** Changes parameters of the address; an empty value removes one. */
  onChange: (change: Readonly<Record<string, string>>) => void
}

/** The search and the filters of a list, as the address has them. */
export const ListFilters = ({ search, filters, dates, found, find, onChange }: Props) => {
  const [added, setAdded] = useState<string | null>(null)
  const params = new URLSearchParams(search)
  const words = params.get('q') ?? ''
  const isVisible = (it: Filter) => it.name === added || filterValue(it, params) !== ''
  const days = params.get('dates') ?? ''
  const hasDates = days !== '' || added === 'dates'
  const more = [
    ...(dates && !hasDates ? [{ name: 'dates', label: dates.label }] : []),
    ...filters.filter((it) => !isVisible(it)),
  ].map(({ name, label }) => ({ key: name, label, onChoose: () => setAdded(name) }))
  const setFilter = (filter: Filter, value: string) => {
    setAdded(null)
    onChange(filterChange(filter, value))
  }
  return (
    <>
      {find && <FindInList {...find} start={words} onFind={(q) => onChange({ q })} />}
      {filters.filter(isVisible).map((filter) => (
        <FilterChip
          key={filter.name}
          filter={filter}
          value={filterValue(filter, params)}
          isNew={filter.name === added}
          onChange={(value) => setFilter(filter, value)}
          onRemove={() => setFilter(filter, '')}
        />
      ))}
      {dates && hasDates && (
        <DateFilterChip
          filter={dates}
          value={days}
          kinds={params.get('dates_of') ?? ''}
          isNew={added === 'dates'}
          found={found}
          onChange={onChange}
          onClose={() => setAdded(null)}
        />
      )}
      {more.length > 0 && (
        <LazyMenu
          className="fchip add"
          trigger={
            <>
              <Icon name="plus" /> Filter
            </>
          }
          choices={more}
        />
      )}
    </>
  )
}
