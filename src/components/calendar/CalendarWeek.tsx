import type { DateOnly } from '#domain/dates'
import { isWorkingDay } from '#domain/working-days'
import { weekday } from '#lib/format'
import { byDay, type CalendarEntry, CalendarLine, type DayTotals } from './CalendarEntry.tsx'
import { holidayOf, weekOf } from './calendar-days.ts'

type Props = {
  entries: readonly CalendarEntry[]
  totals?: DayTotals | undefined
  today: DateOnly
  at: DateOnly
}

/** Seven days side by side; stacked on a phone. */
export const CalendarWeek = ({ entries, totals, today, at }: Props) => {
  const days = byDay(entries)
  return (
    <ol className="week-days">
      {weekOf(at).map((day) => (
        <li
          key={day}
          className={isWorkingDay(day) ? undefined : 'closed'}
          aria-current={day === today ? 'date' : undefined}
        >
          <h3>
            {weekday(day)} <b className="day-n num">{Number(day.slice(8))}</b>
          </h3>
          {holidayOf(day) && <small>{holidayOf(day)}</small>}
          {totals?.get(day)?.note && <small className="sum">{totals.get(day)?.note}</small>}
          <ul>
            {(days.get(day) ?? []).map((day) => (
              <CalendarLine key={day.key} calendarEntry={day} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
