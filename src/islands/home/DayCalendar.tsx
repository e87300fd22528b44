import { CalendarAgenda } from '#components/calendar/CalendarAgenda.tsx'
import type { MyDay } from '#domain/conveyance/my-day'
import { pluralise } from '#lib/format'
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

/** '12 exchanges and 8 completions, the first of them:' above a day that has more than are shown. */
const totalsOf = ({ calendar_days }: MyDay) =>
  new Map(
    calendar_days.map(({ on, exchanges, completions }) => {
      const counts = [
        ...(exchanges > 0 ? [pluralise(exchanges, 'exchange')] : []),
        ...(completions > 0 ? [pluralise(completions, 'completion')] : []),
      ]
      const note = `${counts.join(' and ')}, the first of them:`
      return [on, { count: exchanges + completions, note }] as const
    }),
  )
