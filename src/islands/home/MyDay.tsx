import { useStore } from '@nanostores/react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import type { MyDay as Day } from '#domain/conveyance/my-day'
import { longDate } from '#lib/format'
import { $myDay } from '#stores/conveyance/my-day'
import { $session } from '#stores/user/session'
import { DayCalendar } from './DayCalendar.tsx'
import { DayCalls } from './DayCalls.tsx'
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
      {(it) => <Shown it={it} />}
    </Loaded>
  )
}

const Shown = ({ it }: { it: Day }) => {
  const session = useStore($session)
  const total = it.due_today.length + it.done_today
  return (
    <>
      <header className="day">
        <div>
          <p className="date num">{longDate(it.today)}</p>
          <DaySentence it={it} name={session?.user.first_name ?? ''} />
        </div>
        <StartFirst it={it} />
      </header>
      <div className="day-two">
        <div>
          {it.late.length > 0 && <DayTasks title="Late" tasks={it.late} />}
          <DayTasks
            title="Today"
            tasks={it.due_today}
            note={total > 0 ? `${it.done_today} of ${total} done` : undefined}
            empty="Nothing else is due today."
          />
          <DayTasks
            title="Next"
            tasks={it.next}
            note={`to ${longDate(it.next_until).replace(/ \d{4}$/, '')}`}
            empty="Nothing is due in the next days."
          />
          <DayCalls it={it} />
          <DayQuotes it={it} />
        </div>
        <div>
          {it.cases > 0 && <DayHolders it={it} />}
          {it.cases > 0 && <DayCalendar it={it} />}
          <DayUnread it={it} />
        </div>
      </div>
    </>
  )
}
