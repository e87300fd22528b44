import { useId, useLayoutEffect, useRef } from 'react'
import { DateInput } from '#components/form/DateInput.tsx'
import {
  type DateRange,
  datePresets,
  formatDateRange,
  parseDateRange,
} from '#domain/list/date-range'
import { today } from '#lib/format'
import { placeUnder } from '../../overlay/place-under.ts'
import { type DateFilter, presetLabel } from './date-filter.ts'

type Props = {
  filter: DateFilter
  value: string
  kinds: string
  found: string | undefined
  onChange: (change: Readonly<Record<string, string>>) => void
  onDone: () => void
}

const open: DateRange = { from: null, to: null }

/** First and last day, six named ranges, and which dates they are about. */
export default function DateFilterPanel({ filter, value, kinds, found, onChange, onDone }: Props) {
  const range = parseDateRange(value, today()) ?? open
  const asked = kinds === '' ? filter.usual : kinds.split(',')
  // A range that would end before it begins keeps the day that was just typed.
  const setDay = (change: Partial<DateRange>) => {
    const next = { ...range, ...change }
    const isReversed = next.from !== null && next.to !== null && next.from > next.to
    onChange({ dates: formatDateRange(isReversed ? { ...open, ...change } : next) })
  }
  const setKinds = (next: readonly string[]) =>
    next.length > 0 &&
    onChange({ dates_of: next.join() === filter.usual.join() ? '' : next.join() })
  const panel = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => (panel.current ? openPanel(panel.current) : undefined), [])
  return (
    <dialog
      ref={panel}
      popover="manual"
      className="menu date-filter"
      aria-label={filter.label}
      closedby="any"
      onClose={onDone}
    >
      <div className="date-filter-days">
        <Day label="From" on={range.from} onChange={(from) => setDay({ from })} />
        <Day label="To" on={range.to} onChange={(to) => setDay({ to })} />
      </div>
      <div className="date-filter-presets">
        {(filter.presets ?? datePresets).map((preset) => (
          <button
            key={preset}
            type="button"
            className="btn small"
            aria-pressed={preset === value}
            onClick={() => onChange({ dates: preset })}
          >
            {presetLabel(preset)}
          </button>
        ))}
      </div>
      {filter.kinds.length > 1 && <Kinds filter={filter} asked={asked} onChange={setKinds} />}
      <div className="feet">
        <button
          type="button"
          className="btn quiet"
          onClick={() => {
            onChange({ dates: '', dates_of: '' })
            onDone()
          }}
        >
          Clear
        </button>
        <button type="button" className="btn main" onClick={onDone}>
          {found === undefined ? 'Show' : `Show ${found}`}
        </button>
      </div>
    </dialog>
  )
}

/** Shows the panel under its chip, or as a sheet on a phone. */
const openPanel = (panel: HTMLDialogElement) => {
  const isSheet = matchMedia('(max-width: 640px)').matches
  if (isSheet) panel.showModal()
  const stop = isSheet ? undefined : placeUnder(panel)
  panel.querySelector('input')?.focus()
  return stop
}

type DayProps = {
  label: string
  on: string | null
  onChange: (on: string | null) => void
}

const Day = ({ label, on, onChange }: DayProps) => {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <DateInput
        id={id}
        className="input"
        value={on ?? ''}
        // Text that is no date yet changes nothing.
        onChange={(day, typed) => (day !== '' || typed === '') && onChange(day || null)}
      />
    </div>
  )
}

type KindsProps = {
  filter: DateFilter
  asked: readonly string[]
  onChange: (kinds: readonly string[]) => void
}

const Kinds = ({ filter, asked, onChange }: KindsProps) => (
  <fieldset className="date-filter-kinds" aria-label="Which dates">
    {filter.kinds.map(({ value, label }) => (
      <label key={value} className="check">
        <input
          type="checkbox"
          className="box"
          checked={asked.includes(value)}
          onChange={({ target }) =>
            onChange(
              filter.kinds
                .map((kind) => kind.value)
                .filter((kind) => (kind === value ? target.checked : asked.includes(kind))),
            )
          }
        />
        {label}
      </label>
    ))}
  </fieldset>
)
