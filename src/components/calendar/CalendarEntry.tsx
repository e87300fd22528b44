import type { ReactNode } from 'react'
import type { DateOnly } from '#domain/dates'

export type CalendarEntry = {
  readonly key: string
  readonly on: DateOnly
  /** 'E' or 'C' in a ring, an icon. */
  readonly mark: ReactNode
  readonly title: string
  readonly href: string
  /** 'at risk' */
  readonly note?: string | undefined
  readonly tone?: 'warn' | 'bad' | undefined
  readonly end?: ReactNode
}

/** How many entries a day has, where not all of them are given, and what its head says: '3 completions, £842,000'. */
export type DayTotals = ReadonlyMap<DateOnly, { readonly count: number; readonly note: string }>

export const CalendarLine = ({ calendarEntry }: { calendarEntry: CalendarEntry }) => (
  <li>
    {calendarEntry.mark}
    <a className="cut" href={calendarEntry.href} title={calendarEntry.title}>
      {calendarEntry.title}
    </a>
    {calendarEntry.note && (
      <span className={`s ${calendarEntry.tone ?? ''}`}>{calendarEntry.note}</span>
    )}
    {calendarEntry.end && <span className="m num">{calendarEntry.end}</span>}
  </li>
)

export const byDay = (entries: readonly CalendarEntry[]): ReadonlyMap<string, CalendarEntry[]> =>
  Map.groupBy(entries, ({ on }) => on)
