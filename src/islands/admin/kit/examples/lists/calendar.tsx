import { useState } from 'react'
import { Calendar, type CalendarRange } from '#components/calendar/Calendar.tsx'

export const about = { heading: 'Calendar', words: 'month week agenda dates bank holidays' }

const entry = (on: string, kind: 'E' | 'C', title: string) => ({
  key: on + title,
  on,
  mark: <span className={`letter ${kind === 'C' ? 'full' : ''}`}>{kind}</span>,
  title,
  href: '#calendar',
})

/** A month, a week or an agenda; the page keeps the range and loads its entries. */
export default function Dates() {
  const [place, setPlace] = useState<CalendarRange>({ view: 'month', at: '2026-12-04' })
  return (
    <Calendar
      {...place}
      label="Exchanges and completions"
      today="2026-12-04"
      entries={[
        entry('2026-12-04', 'E', 'Weir Cottage, Bridge Street'),
        entry('2026-12-04', 'C', '33 Longden Terrace'),
        entry('2026-12-11', 'C', '14 Larkfield Road'),
        { ...entry('2026-12-18', 'E', '8 Abbots Walk'), note: 'at risk', tone: 'warn' },
      ]}
      onRange={setPlace}
      empty="No exchanges or completions."
    />
  )
}
