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
  /** What stands at the end of a line: a price, a time. */
  readonly end?: ReactNode
}

/** One thing of a day on a line of its own. */
export const CalendarLine = ({ it }: { it: CalendarEntry }) => (
  <li>
    {it.mark}
    <a className="cut" href={it.href} title={it.title}>
      {it.title}
    </a>
    {it.note && <span className={`s ${it.tone ?? ''}`}>{it.note}</span>}
    {it.end && <span className="m num">{it.end}</span>}
  </li>
)

/** Entries by their day. */
export const byDay = (entries: readonly CalendarEntry[]): ReadonlyMap<string, CalendarEntry[]> =>
  Map.groupBy(entries, ({ on }) => on)
