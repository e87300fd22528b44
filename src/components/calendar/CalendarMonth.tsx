import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { DateOnly } from '#domain/dates'
import { isWorkingDay } from '#domain/working-days'
import { longDate } from '#lib/format'
import { byDay, type CalendarEntry, CalendarLine, type DayTotals } from './CalendarEntry.tsx'
import { dayAfterKey, holidayOf, weeksOf } from './calendar-days.ts'

type Props = {
  entries: readonly CalendarEntry[]
  totals?: DayTotals | undefined
  today: DateOnly
  at: DateOnly
  onMove: (day: DateOnly) => void
  /** The selected day, or its “more” button, was pressed. */
  onOpen: (day: DateOnly) => void
}

const heads = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const MAX_ENTRIES = 3

/** A month grid. Arrow keys move by a day or a week, Home and End within the week, Page Up and Down by a month. */
export const CalendarMonth = ({ entries, totals, today, at, onMove, onOpen }: Props) => {
  const grid = useRef<HTMLTableElement>(null)
  const isMoving = useRef(false)
  const days = byDay(entries)
  const countOn = (day: DateOnly) => totals?.get(day)?.count ?? days.get(day)?.length ?? 0

  useEffect(() => {
    if (isMoving.current) grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus()
    isMoving.current = false
  }, [at])

  const press = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || !event.target.dataset['day']) return
    const next = dayAfterKey(event.key, at)
    if (next === null) return
    event.preventDefault()
    isMoving.current = true
    onMove(next)
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the days are moved through as a grid
    <table ref={grid} className="month" role="grid" aria-label="Month" onKeyDown={press}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(at).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} className={classOf(day, at)}>
                <button
                  type="button"
                  className="day-n num"
                  data-day={day}
                  aria-current={day === today ? 'date' : undefined}
                  aria-label={dayText(day, countOn(day))}
                  tabIndex={day === at ? 0 : -1}
                  onClick={() => (day === at ? onOpen(day) : onMove(day))}
                >
                  {Number(day.slice(8))}
                </button>
                {holidayOf(day) && <small className="cut">{holidayOf(day)}</small>}
                {totals?.get(day)?.note && <small className="sum">{totals.get(day)?.note}</small>}
                <Entries of={days.get(day) ?? []} count={countOn(day)} open={() => onOpen(day)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const classOf = (day: DateOnly, at: DateOnly) =>
  [
    day.slice(0, 7) === at.slice(0, 7) ? '' : 'beyond',
    isWorkingDay(day) ? '' : 'closed',
    day === at ? 'at' : '',
  ]
    .filter(Boolean)
    .join(' ') || undefined

const dayText = (day: DateOnly, count: number) =>
  [longDate(day), holidayOf(day), count > 0 && `${count} on this day`].filter(Boolean).join(', ')

type EntriesProps = { of: readonly CalendarEntry[]; count: number; open: () => void }

const Entries = ({ of, count, open }: EntriesProps) =>
  of.length === 0 ? null : (
    <>
      <ul>
        {of.slice(0, MAX_ENTRIES).map((calendarEntry) => (
          <CalendarLine key={calendarEntry.key} calendarEntry={calendarEntry} />
        ))}
      </ul>
      {count > MAX_ENTRIES && (
        <button type="button" className="link" onClick={open}>
          {count - MAX_ENTRIES} more
        </button>
      )}
    </>
  )
