import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { addDays, addMonths, type DateOnly, mondayOf, weekday } from '#domain/dates'
import { longDate, today } from '#lib/format'
import { Icon } from '../Icon.tsx'
import { placeUnder } from '../overlay/place-under.ts'

type Props = {
  on: DateOnly | null
  min: DateOnly | undefined
  max: DateOnly | undefined
  onChoose: (on: DateOnly) => void
  onClose: () => void
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** A month of days to choose from: arrow keys move by day and week, Page Up and Page Down by month. */
export default function DatePicker({ on, min, max, onChoose, onClose }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(on ?? today())
  useLayoutEffect(() => (panel.current ? placeUnder(panel.current) : undefined), [])
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus()
  }, [at])
  return (
    <div
      ref={panel}
      popover="manual"
      className="menu date-picker"
      role="dialog"
      aria-label="Choose a date"
      onKeyDown={(event) => {
        const next = stepped(at, event.key)
        if (next === null && event.key !== 'Escape') return
        // Escape closes the calendar alone, not the panel or dialog around it.
        event.preventDefault()
        if (next === null) onClose()
        else setAt(next)
      }}
    >
      <header>
        <MonthStep at={at} by={-1} onMove={setAt} />
        <b aria-live="polite">{longDate(at).split(' ').slice(2).join(' ')}</b>
        <MonthStep at={at} by={1} onMove={setAt} />
      </header>
      <div className="date-grid">
        {WEEKDAYS.map((name) => (
          <span key={name} className="faint" aria-hidden="true">
            {name.slice(0, 2)}
          </span>
        ))}
        {daysOf(at).map((day) => (
          <button
            key={day}
            type="button"
            data-day={day}
            tabIndex={day === at ? 0 : -1}
            className={day.slice(0, 7) === at.slice(0, 7) ? undefined : 'faint'}
            aria-label={longDate(day)}
            aria-pressed={day === on}
            aria-current={day === today() ? 'date' : undefined}
            disabled={(min !== undefined && day < min) || (max !== undefined && day > max)}
            onClick={() => onChoose(day)}
          >
            {Number(day.slice(8))}
          </button>
        ))}
      </div>
    </div>
  )
}

type StepProps = { at: DateOnly; by: 1 | -1; onMove: (at: DateOnly) => void }

const MonthStep = ({ at, by, onMove }: StepProps) => (
  <button
    type="button"
    className="icon-btn"
    aria-label={by < 0 ? 'Previous month' : 'Next month'}
    onClick={() => onMove(addMonths(at, by))}
  >
    <Icon name={by < 0 ? 'chevron-left' : 'chevron-right'} />
  </button>
)

/** The six weeks that a month is shown in. */
const daysOf = (at: DateOnly): readonly DateOnly[] => {
  const first = mondayOf(`${at.slice(0, 7)}-01`)
  return Array.from({ length: 42 }, (_, index) => addDays(first, index))
}

/** The day after a press of a key; null for a key that moves nothing. */
const stepped = (at: DateOnly, key: string): DateOnly | null => {
  const steps: Readonly<Record<string, DateOnly>> = {
    ArrowLeft: addDays(at, -1),
    ArrowRight: addDays(at, 1),
    ArrowUp: addDays(at, -7),
    ArrowDown: addDays(at, 7),
    PageUp: addMonths(at, -1),
    PageDown: addMonths(at, 1),
    Home: mondayOf(at),
    End: addDays(at, 7 - weekday(at)),
  }
  return steps[key] ?? null
}
