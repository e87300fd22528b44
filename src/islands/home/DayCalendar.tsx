import { CalendarAgenda } from '#components/calendar/CalendarAgenda.tsx'
import type { MyDay } from '#domain/conveyance/my-day'
import { dayCounts } from './day-counts.ts'
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
      totals={totalsOf(myDay)}
      today={myDay.today}
      empty="None in the next few days."
    />
  </section>
)

const totalsOf = ({ calendar_days }: MyDay) =>
  new Map(
    calendar_days.map((it) => [
      it.on,
      { count: it.exchanges + it.completions, note: dayCounts(it) },
    ]),
  )
