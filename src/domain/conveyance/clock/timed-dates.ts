import type { CaseRecords, Conveyance } from '#domain/conveyance/conveyance'
import { chasesOf } from '#domain/conveyance/plan/chase-due'
import { isLive, type Plan, type Task, tasksOf } from '#domain/conveyance/plan/plan'
import type { DateOnly, Instant } from '#domain/dates'
import { morningAfter, morningBy, morningFrom } from './civil-hour.ts'
import { clientDates } from './client-dates.ts'
import { daysToEscalation } from './escalation.ts'
import type { TimedEventName } from './events.ts'
import { keyDateKinds, warningDay } from './key-date-kinds.ts'

/** What the clock says of a case once, at a moment. */
export type TimedDate = {
  readonly name: TimedEventName
  /** The key of a task or of a key date; '' for the case itself. */
  readonly item: string
  /** The day that it is about; a later one is said anew. */
  readonly on: DateOnly
  readonly at: Instant
}

const inactiveStatuses = new Set<Conveyance['status']>(['aborted', 'closed', 'archived'])

/** Whether what the clock has said of a case is of no more use. */
export const isFinished = ({ status }: Pick<Conveyance, 'status'>) =>
  status === 'closed' || status === 'archived'

const dueDates = (task: Task): TimedDate[] => {
  const { key: item, due_on: on, status } = task
  if (on === null) return []
  const due: TimedDate = { name: 'task.due', item, on, at: morningBy(on) }
  const overdue: TimedDate = { name: 'task.overdue', item, on, at: morningAfter(on, 1) }
  const at = morningAfter(on, daysToEscalation(task))
  const escalated: TimedDate = { name: 'task.escalated', item, on, at }
  return [...(status === 'open' ? [due] : []), overdue, escalated]
}

type Chased = Pick<Task, 'chased_on' | 'next_chase_on'>

/** The day of the last chase; null while another one follows, or before the first. */
const lastChaseOn = ({ chased_on, next_chase_on }: Chased) =>
  next_chase_on === null ? chased_on : null

const chasedOut = (item: string, chased: Chased): TimedDate[] => {
  const on = lastChaseOn(chased)
  return on === null ? [] : [{ name: 'task.escalated', item, on, at: morningAfter(on, 1) }]
}

const chaseDates = ({ conveyance, plan }: CaseRecords): TimedDate[] => {
  const waiting = tasksOf(plan).filter((it) => it.status === 'waiting')
  const isOver = new Set(waiting.filter((it) => lastChaseOn(it) !== null).map((it) => it.key))
  const { holder } = conveyance
  return [
    ...chasesOf(conveyance, plan)
      .filter(({ key }) => !isOver.has(key))
      .map(({ key: item, chase_on: on }): TimedDate => {
        return { name: 'task.chase-due', item, on, at: morningFrom(on) }
      }),
    ...waiting.flatMap((task) => chasedOut(task.key, task)),
    ...(holder && holder.party !== 'us' ? chasedOut('', holder) : []),
  ]
}

const keyDates = (conveyance: Conveyance): TimedDate[] =>
  keyDateKinds.flatMap((kind): TimedDate[] => {
    const on = kind.of(conveyance)
    if (on === null) return []
    const item = kind.key
    const warned = morningBy(warningDay(kind, on))
    return [
      { name: 'conveyance.key-date-approaching', item, on, at: warned },
      { name: 'conveyance.key-date-passed', item, on, at: morningAfter(on, 1) },
    ]
  })

const taskDates = (plan: Plan) => tasksOf(plan).filter(isLive).flatMap(dueDates)

/**
 * What the clock is to say of a case, and when. A case on hold is silent until the day on which it is looked at again;
 * one that has ended says nothing.
 */
export const timedDatesOf = (records: CaseRecords): readonly TimedDate[] => {
  const { conveyance, plan } = records
  if (inactiveStatuses.has(conveyance.status)) return []
  const on = conveyance.hold?.look_again_on
  if (on) return [{ name: 'conveyance.review-due', item: '', on, at: morningFrom(on) }]
  if (conveyance.status === 'on_hold') return []
  return [
    ...taskDates(plan),
    ...chaseDates(records),
    ...keyDates(conveyance),
    ...clientDates(conveyance),
  ]
}
