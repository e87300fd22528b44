import { useState } from 'react'
import { LazyMenu } from '#components/overlay/LazyMenu.tsx'
import { Icon } from '../Icon.tsx'
import { FilterChip } from './FilterChip.tsx'
import { FindInList } from './FindInList.tsx'
import { type Filter, filterChange, filterValue } from './list-filter.ts'

export type Find = { readonly label?: string; readonly placeholder: string }

type Props = {
  search: string
  filters: readonly Filter[]
  /** Absent where the list has no search. */
  find?: Find | undefined
  /** Changes parameters of the address; an empty value removes one. */
  onChange: (change: Readonly<Record<string, string>>) => void
}

export const ListFilters = ({ search, filters, find, onChange }: Props) => {
  const [added, setAdded] = useState<string | null>(null)
  const params = new URLSearchParams(search)
  const words = params.get('q') ?? ''
  const isVisible = (it: Filter) => it.name === added || filterValue(it, params) !== ''
  const rest = filters.filter((it) => !isVisible(it))
  const setFilter = (filter: Filter, value: string) => {
    setAdded(null)
    onChange(filterChange(filter, value))
  }
  return (
    <>
      {find && <FindInList key={words} {...find} start={words} onFind={(q) => onChange({ q })} />}
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
      {rest.length > 0 && (
        <LazyMenu
          className="fchip add"
          trigger={
            <>
              <Icon name="plus" /> Filter
            </>
          }
          choices={rest.map(({ name, label }) => ({
            key: name,
            label,
            onChoose: () => setAdded(name),
          }))}
        />
      )}
    </>
  )
}
