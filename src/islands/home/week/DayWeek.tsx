import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Icon } from '#components/Icon.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { plannedDay, type WeekPlan } from '#domain/conveyance/day/week'
import { href } from '#routes'
import { $crumb } from '#stores/chrome/route'
import { $weekPlan } from '#stores/conveyance/day/week'
import { PlannedDay } from './PlannedDay.tsx'

const TITLE = 'Week plan'

/** The next five working days, side by side; a task is moved from one to another by its menu. */
export default function DayWeek() {
  const week = useStore($weekPlan)
  useEffect(() => {
    $crumb.set(TITLE)
    scrollTo(0, 0)
    return () => $crumb.set('My day')
  }, [])
  return (
    <>
      <header className="list-head">
        <h1 className="h1">{TITLE}</h1>
        <a className="btn quiet" href={href('index', {})}>
          <Icon name="chevron-left" /> My day
        </a>
      </header>
      <Loaded from={week} skeleton={<Skeleton rows={12} />} retry={() => $weekPlan.revalidate()}>
        {(plan) => (
          <div className="week-plan">
            {plan.days.map((day) => (
              <PlannedDay key={day} day={day} days={plan.days} plan={planOf(plan, day)} />
            ))}
          </div>
        )}
      </Loaded>
    </>
  )
}

/** What stands on one of the days; tasks without a date stand on none. */
const planOf = ({ days, ...plan }: WeekPlan, day: string): Omit<WeekPlan, 'days'> => ({
  tasks: plan.tasks.filter((it) => plannedDay(days, it.due_on) === day),
  chases: plan.chases.filter((it) => plannedDay(days, it.chase_on) === day),
  dates: plan.dates.filter((it) => plannedDay(days, it.on) === day),
  full_days: plan.full_days.filter((it) => plannedDay(days, it.on) === day),
  key_dates: plan.key_dates.filter((it) => plannedDay(days, it.on) === day),
  visits: plan.visits.filter((it) => plannedDay(days, it.on) === day),
})
