import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Icon } from '#components/Icon.tsx'
import { $agencies } from '#stores/agencies'
import { $quoteCaseRows, $quoteListQuery } from '#stores/quote-cases'
import { $route, setSearch } from '#stores/route'
import { $session } from '#stores/session'
import { statusWords } from './quote-columns.tsx'
import { searchWith } from './quote-list-address.ts'

/** What narrows a list of quotes; the address keeps it. */
export const QuoteFilters = ({ statuses }: { statuses: readonly (keyof typeof statusWords)[] }) => {
  const route = useStore($route)
  const query = useStore($quoteListQuery)
  const [words, setWords] = useState(query?.q ?? '')
  const choose = (change: Readonly<Record<string, string>>) =>
    setSearch(searchWith(route.search, change))
  const isFiltered = Object.keys(query ?? {}).length > 1
  return (
    <div className="filters quote-filters">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          choose({ q: words.trim() })
        }}
      >
        <input
          className="input filter-words"
          type="search"
          aria-label="Find in this list"
          placeholder="Name, number, postcode or address"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </form>
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
            setWords('')
            choose({ q: '', status: '', owner: '', agency: '' })
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
