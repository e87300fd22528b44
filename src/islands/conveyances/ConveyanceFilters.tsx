import { useStore } from '@nanostores/react'
import { FindInList } from '#components/FindInList.tsx'
import { Icon } from '#components/Icon.tsx'
import type { ConveyanceListQuery } from '#domain/conveyance-api'
import { statusNames } from '#domain/conveyance-names'
import type { MatterType } from '#domain/matter'
import { matterNames } from '#domain/matter-names'
import { $conveyanceQuery } from '#stores/conveyances'
import { setSearch } from '#stores/route'
import { listAddress, listSearch } from './list-address.ts'

type FilterName = 'q' | 'matter_type' | 'status' | 'stage' | 'fee_earner' | 'agency'

const names: Readonly<Record<FilterName, string>> = {
  q: 'Words',
  matter_type: 'Matter',
  status: 'Status',
  stage: 'Stage',
  fee_earner: 'Fee earner',
  agency: 'Agency',
}

const wordsOf = (name: FilterName, value: string) => {
  if (name === 'matter_type') return (matterNames as Record<string, string>)[value] ?? value
  if (name === 'status') return (statusNames as Record<string, string>)[value] ?? value
  return value
}

/** What narrows the list, as chips that the address keeps. */
export const ConveyanceFilters = () => {
  const query = useStore($conveyanceQuery)
  const without = (name: FilterName) => {
    const { [name]: _, ...rest } = query
    return listAddress(rest)
  }
  const choose = (change: ConveyanceListQuery) => setSearch(listSearch({ ...query, ...change }))

  return (
    <div className="filters">
      {(Object.keys(names) as FilterName[]).map((name) => {
        const value = query[name]
        return value ? (
          <a
            key={name}
            className="fchip"
            href={without(name)}
            aria-label={`Remove: ${names[name]}`}
          >
            {names[name]} <b>{wordsOf(name, value)}</b> <Icon name="x" />
          </a>
        ) : null
      })}
      <FindInList
        placeholder="Name, street, postcode or reference"
        start={query.q ?? ''}
        onFind={(q) => choose({ q })}
      />
      <select
        className="input filter-choice"
        aria-label="Matter"
        value={query.matter_type ?? ''}
        onChange={(event) => choose({ matter_type: event.target.value as MatterType })}
      >
        <option value="">Any matter</option>
        {(Object.keys(matterNames) as MatterType[]).map((type) => (
          <option key={type} value={type}>
            {matterNames[type]}
          </option>
        ))}
      </select>
    </div>
  )
}
