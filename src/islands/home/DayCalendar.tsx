import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { CalendarAgenda } from '#components/calendar/CalendarAgenda.tsx'
import type { MyDay } from '#domain/conveyance/my-day'
import { $dayCalendarRange, openDayCalendar } from '#stores/conveyance/day-calendar'
import { dayEntry } from './day-entry.tsx'

const DayMonth = lazy(() => import('./DayMonth.tsx'))

/** The exchanges and completions of the next days, with a button for the whole month. */
export const DayCalendar = ({ myDay }: { myDay: MyDay }) => {
  const isOpen = useStore($dayCalendarRange) !== null
  return (
    <section className="sec">
      <header>
        <h2>Exchanges and completions</h2>
        <span className="end">
          <button
            type="button"
            className="link"
            aria-haspopup="dialog"
            onClick={() => openDayCalendar({ view: 'month', at: myDay.today })}
          >
            Month
          </button>
        </span>
      </header>
      <CalendarAgenda
        entries={myDay.calendar.map(dayEntry)}
        today={myDay.today}
        empty="None in the next few days."
      />
      {isOpen && (
        <Suspense>
          <DayMonth today={myDay.today} />
        </Suspense>
      )}
    </section>
  )
}
