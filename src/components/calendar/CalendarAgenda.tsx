import type { ReactNode } from 'react'
import type { DateOnly } from '#domain/dates'
import { date, weekday } from '#lib/format'
import { byDay, type CalendarEntry, CalendarLine, type DayTotals } from './CalendarEntry.tsx'
import { holidayOf } from './calendar-days.ts'

type Props = {
  entries: readonly CalendarEntry[]
  totals?: DayTotals | undefined
  today: DateOnly
  /** Shown without entries. */
  empty: ReactNode
}

/** The days that have entries, as a list. */
export const CalendarAgenda = ({ entries, totals, today, empty }: Props) => {
  if (entries.length === 0) return <p className="faint none">{empty}</p>
  return (
    <ul className="agenda">
      {[...byDay(entries)].map(([on, ones]) => (
        <li key={on}>
          <time className="d" dateTime={on} title={date(on, today)}>
            {on === today ? 'Today' : weekday(on)} <b className="num">{Number(on.slice(8))}</b>
            {holidayOf(on) && <small>{holidayOf(on)}</small>}
          </time>
          <ul>
            {totals?.get(on)?.note && <li className="sum">{totals.get(on)?.note}</li>}
            {ones.map((calendarEntry) => (
              <CalendarLine key={calendarEntry.key} calendarEntry={calendarEntry} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
