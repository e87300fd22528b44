import { CalendarAgenda } from '#components/calendar/CalendarAgenda.tsx'
import type { MyDay } from '#domain/conveyance/my-day'
import { dayEntry } from './day-entry.tsx'

/** The exchanges and completions of the next days, with a link to the whole month. */
export const DayCalendar = ({ myDay }: { myDay: MyDay }) => (
  <section className="sec">
    <header>
      <h2>Exchanges and completions</h2>
      <span className="end">
        <a className="link" href={`/?calendar=month&day=${myDay.today}`}>
          Month
        </a>
      </span>
    </header>
    <CalendarAgenda
      entries={myDay.calendar.map(dayEntry)}
      today={myDay.today}
      empty="None in the next few days."
    />
  </section>
)
