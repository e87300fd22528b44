import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Calendar } from '#components/calendar/Calendar.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { useNarrow } from '#components/overlay/narrow.ts'
import type { CalendarDay, ConveyanceCalendar } from '#domain/conveyance/board/api'
import { dayEntry, deadlineEntry } from '#islands/home/day-entry.tsx'
import { pluralise, price, today } from '#lib/format'
import {
  $calendarAsked,
  $conveyanceCalendar,
  openCalendar,
} from '#stores/conveyance/board/calendar'
import { CaseLayout } from './CaseLayout.tsx'

/** Exchanges, completions and deadlines of the cases as a month, a week or an agenda; an agenda first on a phone. */
export default function CaseCalendar() {
  const { view, at } = useStore($calendarAsked)
  const found = useStore($conveyanceCalendar)
  const usual = useNarrow(640) ? 'agenda' : 'month'
  useEffect(() => {
    if (view === null || at === null) openCalendar({ view: view ?? usual, at: at ?? today() })
  }, [view, at, usual])
  return (
    <CaseLayout>
      <Loaded
        from={found}
        skeleton={<Skeleton rows={14} />}
        retry={() => $conveyanceCalendar.revalidate()}
      >
        {({ days, rows, deadlines }) => (
          <Calendar
            view={view ?? usual}
            at={at ?? today()}
            label="Exchanges, completions and deadlines"
            today={today()}
            entries={[...rows.map(dayEntry), ...deadlines.map(deadlineEntry)]}
            totals={totalsOf(days)}
            onRange={openCalendar}
            empty="No exchanges, completions or deadlines in this period."
          />
        )}
      </Loaded>
    </CaseLayout>
  )
}

const totalsOf = (days: ConveyanceCalendar['days']) =>
  new Map(
    days.map((day) => [
      day.on,
      { count: day.exchanges + day.completions + day.deadlines, note: noteOf(day) },
    ]),
  )

const noteOf = ({ completions, price: sum }: CalendarDay) =>
  completions === 0 ? '' : `${pluralise(completions, 'completion')}, ${price(sum)}`
