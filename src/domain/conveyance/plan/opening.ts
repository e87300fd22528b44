import type { Conveyance } from '#domain/conveyance/conveyance'
import type { DateOnly } from '#domain/dates'
import type { Party } from '#domain/party'
import { isSettled, mapTasks, type Plan, type Task, tasksOf } from './plan.ts'

type Case = Pick<Conveyance, 'agency' | 'lender' | 'fee_earner' | 'assistant' | 'key_dates'>

/** A task that does not apply is out of the way once its own dependencies are. */
const isOut = (task: Task, byKey: ReadonlyMap<string, Task>): boolean =>
  isSettled(task) || (task.status === 'not_applicable' && isUnblocked(task, byKey))

const isUnblocked = (task: Task, byKey: ReadonlyMap<string, Task>): boolean =>
  task.depends_on.every((key) => {
    const before = byKey.get(key)
    return before === undefined || isOut(before, byKey)
  })

/** The unfinished tasks that block this one; those that do not apply are replaced by their own blockers. */
export const blockersOf = (plan: Plan, task: Task): Task[] => {
  const byKey = new Map(tasksOf(plan).map((it) => [it.key, it]))
  const before = (task: Task): Task[] =>
    task.depends_on
      .map((key) => byKey.get(key))
      .filter((found) => found !== undefined)
      .filter((found) => !isOut(found, byKey))
      .flatMap((found) => (found.status === 'not_applicable' ? before(found) : [found]))
  return [...new Set(before(task))]
}

const isPartOf = (party: Party, caseFile: Case) =>
  party === 'agent' ? caseFile.agency !== null : party !== 'us'

const isWaiting = ({ waits_on, asked_on, arrived_on }: Task, caseFile: Case) =>
  waits_on !== null &&
  isPartOf(waits_on.party, caseFile) &&
  (!waits_on.asks || asked_on !== null) &&
  arrived_on === null

const workerFor = ({ assignee }: Task, caseFile: Case) => {
  if (assignee.user) return assignee.user
  if (assignee.role === 'fee_earner') return caseFile.fee_earner
  return assignee.role === 'assistant' ? (caseFile.assistant ?? caseFile.fee_earner) : null
}

const arrivalOf = ({ arrived_on, due }: Task, caseFile: Case) =>
  arrived_on ?? (due?.base === 'requisitions' ? caseFile.key_dates.requisitions_received_on : null)

const opened = (task: Task, caseFile: Case, today: DateOnly): Task => {
  const here: Task = {
    ...task,
    opened_on: task.opened_on ?? today,
    arrived_on: arrivalOf(task, caseFile),
    assignee: { ...task.assignee, user: workerFor(task, caseFile) },
  }
  return { ...here, status: isWaiting(here, caseFile) ? 'waiting' : 'open' }
}

/** The plan with unblocked tasks open or waiting, and blocked ones pending. */
export const openTasks = (plan: Plan, caseFile: Case, today: DateOnly): Plan => {
  const byKey = new Map(tasksOf(plan).map((task) => [task.key, task]))
  return mapTasks(plan, (task) => {
    if (isSettled(task) || task.status === 'not_applicable') return task
    if (isUnblocked(task, byKey)) return opened(task, caseFile, today)
    return { ...task, status: 'pending', opened_on: null }
  })
}
