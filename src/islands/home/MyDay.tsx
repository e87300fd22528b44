import { useStore } from '@nanostores/react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import type { MyDay as Day } from '#domain/conveyance/my-day'
import { longDate } from '#lib/format'
import { $myDay } from '#stores/conveyance/my-day'
import { $session } from '#stores/user/session'
import { DayCalendar } from './DayCalendar.tsx'
import { DayCalls } from './DayCalls.tsx'
import { DayChases } from './DayChases.tsx'
import { DayExpiring } from './DayExpiring.tsx'
import { DayHolders } from './DayHolders.tsx'
import { DayQuotes } from './DayQuotes.tsx'
import { DaySentence } from './DaySentence.tsx'
import { DayTasks } from './DayTasks.tsx'
import { DayUnread } from './DayUnread.tsx'
import { StartFirst } from './StartFirst.tsx'

export default function MyDay() {
  const day = useStore($myDay)
  return (
    <Loaded from={day} skeleton={<Skeleton rows={14} />} retry={() => $myDay.revalidate()}>
      {(it) => <LoadedDay day={it} />}
    </Loaded>
  )
}

const LoadedDay = ({ day }: { day: Day }) => {
  const session = useStore($session)
  const total = day.due_today.length + day.done_today
  const until = longDate(day.next_until).replace(/ \d{4}$/, '')
  return (
    <>
      <header className="day">
        <div>
          <p className="date num">{longDate(day.today)}</p>
          <DaySentence myDay={day} name={session?.user.first_name ?? ''} />
        </div>
        <StartFirst myDay={day} />
      </header>
      <div className="day-two">
        <div>
          {day.late.length > 0 && <DayTasks title="Late" tasks={day.late} />}
          <DayTasks
            title="Today"
            tasks={day.due_today}
            note={total > 0 ? `${day.done_today} of ${total} done` : undefined}
            empty="Nothing else is due today."
          />
          <DayTasks
            title="Next"
            tasks={day.next}
            note={`to ${until}`}
            empty={`Nothing due by ${until}.`}
          />
          <DayChases myDay={day} />
          <DayCalls myDay={day} />
          <DayQuotes myDay={day} />
        </div>
        <div>
          {day.cases > 0 && <DayHolders myDay={day} />}
          {day.cases > 0 && <DayCalendar myDay={day} />}
          <DayExpiring myDay={day} />
          <DayUnread myDay={day} />
        </div>
      </div>
    </>
  )
}
