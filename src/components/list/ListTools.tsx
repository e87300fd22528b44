import { lazy, Suspense, useState } from 'react'
import { Icon } from '../Icon.tsx'
import { ListFilters } from './ListFilters.tsx'
import type { ListToolsProps } from './list-tools.ts'

const ColumnChooser = lazy(() => import('./ColumnChooser.tsx'))

/** The toolbar of a list: search, filters, order, columns and export. */
export default function ListTools(listToolsProps: ListToolsProps) {
  const [isChoosing, setChoosing] = useState(false)
  return (
    <>
      <ListFilters {...listToolsProps} />
      <span className="end">
        <Order {...listToolsProps} />
        <Lines {...listToolsProps} />
        <button
          type="button"
          className="icon-btn wide"
          aria-label="Columns and rows"
          title="Columns and rows"
          onClick={() => setChoosing(true)}
        >
          <Icon name="columns-3-cog" />
        </button>
        {listToolsProps.onExport && <ExportButton onExport={listToolsProps.onExport} />}
      </span>
      {isChoosing && (
        <Suspense>
          <ColumnChooser {...listToolsProps} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  )
}

const rowLines = [
  { value: 'one', label: 'One line', icon: 'rows-3' },
  { value: 'two', label: 'Two lines', icon: 'rows-2' },
] as const

const Lines = ({ lines, onLines }: ListToolsProps) => (
  <fieldset className="seg-ctl wide" aria-label="Lines of a row">
    {rowLines.map(({ value, label, icon }) => (
      <button
        key={value}
        type="button"
        aria-label={label}
        title={label}
        aria-pressed={value === lines}
        onClick={() => onLines(value)}
      >
        <Icon name={icon} />
      </button>
    ))}
  </fieldset>
)

/** The sort order, for phones, where the table has no heads. */
const Order = ({ columns, sort, onChange }: ListToolsProps) => {
  const sortable = columns.filter((it) => it.sort !== undefined)
  if (!sort || sortable.length === 0) return null
  const isAscending = sort.direction === 'asc'
  const next = isAscending ? 'desc' : 'asc'
  const words = isAscending ? 'Sort descending' : 'Sort ascending'
  return (
    <span className="list-order">
      <label>
        Sorted by{' '}
        <select
          aria-label="Sorted by"
          value={sort.by}
          onChange={(event) => onChange({ sort: event.target.value, direction: 'asc' })}
        >
          {sortable.map(({ key, sort: by, head }) => (
            <option key={key} value={by}>
              {head.toLowerCase()}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="icon-btn"
        aria-label={words}
        title={words}
        onClick={() => onChange({ sort: sort.by, direction: next })}
      >
        <Icon name={isAscending ? 'arrow-up' : 'arrow-down'} />
      </button>
    </span>
  )
}

const ExportButton = ({ onExport }: { onExport: () => Promise<unknown> }) => {
  const [isBusy, setBusy] = useState(false)
  return (
    <button
      type="button"
      className="icon-btn wide"
      aria-label="Export as CSV"
      title="Export as CSV"
      disabled={isBusy}
      onClick={() => {
        setBusy(true)
        // `followOutcomes` has shown the error.
        void onExport()
          .catch(() => null)
          .finally(() => setBusy(false))
      }}
    >
      <Icon name="download" />
    </button>
  )
}
