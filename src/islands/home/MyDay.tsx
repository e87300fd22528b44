import { useStore } from '@nanostores/react'
import { type CSSProperties, lazy, Suspense } from 'react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import type { MyDay as Day } from '#domain/conveyance/my-day'
import { useCan } from '#islands/chrome/use-can.ts'
import { longDate } from '#lib/format'
import { $isWeekPlan } from '#stores/conveyance/day/week'
import { $dayCalendarRange } from '#stores/conveyance/day-calendar'
import { $myDay } from '#stores/conveyance/my-day'
import { $session } from '#stores/user/session'
import { DayApprovals } from './approvals/DayApprovals.tsx'
import { DayCalendar } from './DayCalendar.tsx'
import { DayCalls } from './DayCalls.tsx'
import { DayChases } from './DayChases.tsx'
import { DayComplaints } from './DayComplaints.tsx'
import { DayDataRequests } from './DayDataRequests.tsx'
import { DayExpiring } from './DayExpiring.tsx'
import { DayHolders } from './DayHolders.tsx'
import { DayQuotes } from './DayQuotes.tsx'
import { DayRisks } from './DayRisks.tsx'
import { DaySentence } from './DaySentence.tsx'
import { DayTasks } from './DayTasks.tsx'
import { DayUnread } from './DayUnread.tsx'
import { StartFirst } from './StartFirst.tsx'

const DayMonth = lazy(() => import('./DayMonth.tsx'))
const DayWeek = lazy(() => import('./week/DayWeek.tsx'))
const SetUpLeft = lazy(() => import('./SetUpLeft.tsx'))
const Cash = lazy(() => import('./team/Cash.tsx').then((it) => ({ default: it.Cash })))
const DayTeam = lazy(() => import('./team/DayTeam.tsx'))

/** The day, or the calendar that its address names. */
export default function MyDay() {
  const day = useStore($myDay)
  const isWeek = useStore($isWeekPlan)
  if (useStore($dayCalendarRange))
    return (
      <Suspense fallback={<Skeleton rows={14} />}>
        <DayMonth />
      </Suspense>
    )
  if (isWeek)
    return (
      <Suspense fallback={<Skeleton rows={14} />}>
        <DayWeek />
      </Suspense>
    )
  return (
    <Loaded from={day} skeleton={<Skeleton rows={14} />} retry={() => $myDay.revalidate()}>
      {(it) => (
        <Suspense fallback={<Skeleton rows={14} />}>
          <LoadedDay day={it} />
        </Suspense>
      )}
    </Loaded>
  )
}

const rows: CSSProperties = { gridTemplateRows: 'auto 1fr', rowGap: 12 }
const besideBoth: CSSProperties = { gridRow: 'span 2' }

/** The team stands last where the columns are one: it comes later than the rest and would push what is below it. */
const LoadedDay = ({ day }: { day: Day }) => (
  <>
    <DayHeader day={day} />
    <div className="day-two" style={rows}>
      <WhatToDo day={day} />
      <div style={besideBoth}>
        {day.cases > 0 && <DayHolders myDay={day} />}
        {day.cases > 0 && <DayCalendar myDay={day} />}
        <DayComplaints myDay={day} />
        <DayDataRequests myDay={day} />
        <DayExpiring myDay={day} />
        <DayUnread myDay={day} />
      </div>
      <OfTeam />
    </div>
  </>
)

const WhatToDo = ({ day }: { day: Day }) => {
  const isNew = useCan('firm.update') && day.cases === 0
  return (
    <div>
      {isNew && <SetUpLeft />}
      <DayWork day={day} />
      <DayApprovals myDay={day} />
      <DayRisks myDay={day} />
      <DayChases myDay={day} />
      <DayCalls myDay={day} />
      <DayQuotes myDay={day} />
      {day.cash && <Cash cash={day.cash} until={day.next_until} />}
    </div>
  )
}

const OfTeam = () => {
  const isSupervisor = useCan(['users.view-any', 'conveyance.view-any'])
  return (
    isSupervisor && (
      <div>
        <Suspense fallback={<Skeleton rows={8} />}>
          <DayTeam />
        </Suspense>
      </div>
    )
  )
}

const DayHeader = ({ day }: { day: Day }) => {
  const session = useStore($session)
  return (
    <header className="day">
      <div>
        <p className="date num">
          {longDate(day.today)}{' '}
          <a className="link" href="/?plan=week">
            Week plan
          </a>
        </p>
        <DaySentence myDay={day} name={session?.user.first_name ?? ''} />
      </div>
      <StartFirst myDay={day} />
    </header>
  )
}

/** The late, due and next tasks; one sentence where there are none. */
const DayWork = ({ day }: { day: Day }) => {
  const total = day.due_today.length + day.done_today
  const until = longDate(day.next_until).replace(/ \d{4}$/, '')
  if (day.late.length + total + day.next.length === 0)
    return <p className="faint none">Nothing is due by {until}.</p>
  return (
    <>
      {day.late.length > 0 && <DayTasks title="Late" tasks={day.late} />}
      {total > 0 && (
        <DayTasks
          title="Today"
          tasks={day.due_today}
          note={`${day.done_today} of ${total} done`}
          empty="Everything due today is done."
        />
      )}
      {day.next.length > 0 && <DayTasks title="Next" tasks={day.next} note={`to ${until}`} />}
    </>
  )
}
