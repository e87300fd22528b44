import { useState } from 'react'
import { LazyMenu } from '#components/overlay/LazyMenu.tsx'
import { Icon } from '../Icon.tsx'
import { FilterChip } from './FilterChip.tsx'
import { FindInList } from './FindInList.tsx'
import { chosenIn, type Filter, written } from './list-filter.ts'

export type Find = { readonly label?: string; readonly placeholder: string }

type Props = {
  /** The query of the address. */
  search: string
  filters: readonly Filter[]
  /** Absent where the list has no search. */
  find?: Find | undefined
  /** Changes parameters of the address; an empty value removes one. */
  onChange: (change: Readonly<Record<string, string>>) => void
}

/** The search and the filters of a list, as the address has them. */
export const ListFilters = ({ search, filters, find, onChange }: Props) => {
  const [added, setAdded] = useState<string | null>(null)
  const asked = new URLSearchParams(search)
  const words = asked.get('q') ?? ''
  const isVisible = (it: Filter) => it.name === added || chosenIn(it, asked) !== ''
  const rest = filters.filter((it) => !isVisible(it))
  const put = (filter: Filter, value: string) => {
    setAdded(null)
    onChange(written(filter, value))
  }
  return (
    <>
      {find && <FindInList key={words} {...find} start={words} onFind={(q) => onChange({ q })} />}
      {filters.filter(isVisible).map((filter) => (
        <FilterChip
          key={filter.name}
          filter={filter}
          value={chosenIn(filter, asked)}
          isNew={filter.name === added}
          onChange={(value) => put(filter, value)}
          onRemove={() => put(filter, '')}
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
