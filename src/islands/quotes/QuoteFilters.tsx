import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { FindInList } from '#components/FindInList.tsx'
import { Icon } from '#components/Icon.tsx'
import { $agencies } from '#stores/agencies'
import { $quoteCaseRows, $quoteListQuery } from '#stores/quote-cases'
import { $route, setSearch } from '#stores/route'
import { $session } from '#stores/session'
import { searchWith } from './quote-list-address.ts'
import { statusWords } from './quote-status.ts'

/** What narrows a list of quotes; the address keeps it. */
export const QuoteFilters = ({ statuses }: { statuses: readonly (keyof typeof statusWords)[] }) => {
  const route = useStore($route)
  const query = useStore($quoteListQuery)
  const [round, setRound] = useState(0)
  const choose = (change: Readonly<Record<string, string>>) =>
    setSearch(searchWith(route.search, change))
  const isFiltered = Object.keys(query ?? {}).length > 1
  return (
    <div className="filters quote-filters">
      <FindInList
        key={round}
        placeholder="Name, number, postcode or address"
        start={query?.q ?? ''}
        onFind={(q) => choose({ q })}
      />
      {statuses.length > 0 && (
        <select
          className="input filter-choice"
          aria-label="Status"
          value={query?.status ?? ''}
          onChange={(event) => choose({ status: event.target.value })}
        >
          <option value="">Any status</option>
          {statuses.map((status) => (
            <option key={status} value={status}>
              {statusWords[status]}
            </option>
          ))}
        </select>
      )}
      <OwnerFilter value={query?.owner_id ?? ''} onChange={(owner) => choose({ owner })} />
      <AgencyFilter value={query?.agency_id ?? ''} onChange={(agency) => choose({ agency })} />
      {isFiltered && (
        <button
          type="button"
          className="fchip"
          onClick={() => {
            choose({ q: '', status: '', owner: '', agency: '' })
            setRound(round + 1)
          }}
        >
          Clear filters <Icon name="x" />
        </button>
      )}
    </div>
  )
}

type Choosing = { value: string; onChange: (value: string) => void }

/** Myself, and whoever owns a quote in sight. */
const OwnerFilter = ({ value, onChange }: Choosing) => {
  const me = useStore($session)?.user.id ?? ''
  const { rows } = useStore($quoteCaseRows)
  const owners = new Map(
    rows.flatMap(({ owner }) => (owner && owner.id !== me ? [[owner.id, owner.name]] : [])),
  )
  if (value !== '' && value !== me && !owners.has(value)) owners.set(value, 'One colleague')
  return (
    <select
      className="input filter-choice"
      aria-label="Owner"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">Any owner</option>
      {me && <option value={me}>Mine</option>}
      {[...owners].map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}

const AgencyFilter = ({ value, onChange }: Choosing) => {
  const agencies = useStore($agencies).data ?? []
  return (
    <select
      className="input filter-choice"
      aria-label="Agency"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">Any agency</option>
      {agencies.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}
