import { useEffect, useRef, useState } from 'react'
import { Icon } from '../Icon.tsx'
import type { Filter, FilterOption } from './list-filter.ts'

type Props = {
  filter: Filter
  value: string
  /** It was just added and has no value yet. */
  isNew?: boolean
  onChange: (value: string) => void
  onRemove: () => void
}

export const FilterChip = ({ filter, value, isNew = false, onChange, onRemove }: Props) => {
  const options = useOptions(filter)
  const choice = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (isNew) choice.current?.focus()
  }, [isNew])
  const isKnown = value === '' || options?.some((it) => it.value === value)
  return (
    <span className="fchip">
      <label>
        {filter.label}{' '}
        <select
          ref={choice}
          aria-label={filter.label}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && isNew && onRemove()}
        >
          {value === '' && <option value="">choose</option>}
          {!isKnown && <option value={value}>{options ? 'somebody else' : '…'}</option>}
          {options?.map((it) => (
            <option key={it.value} value={it.value}>
              {it.label}
            </option>
          ))}
        </select>
      </label>
      <button type="button" aria-label={`Remove: ${filter.label}`} onClick={onRemove}>
        <Icon name="x" />
      </button>
    </span>
  )
}

const useOptions = ({ options }: Filter): readonly FilterOption[] | null => {
  const [fetched, setFetched] = useState<readonly FilterOption[] | null>(null)
  useEffect(() => {
    if (typeof options !== 'function') return
    let isCancelled = false
    void options()
      .then((found) => isCancelled || setFetched(found))
      // The failure has been shown; the value stays.
      .catch(() => isCancelled || setFetched([]))
    return () => {
      isCancelled = true
    }
  }, [options])
  return typeof options === 'function' ? fetched : options
}
