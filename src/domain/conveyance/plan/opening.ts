import type { Conveyance } from '#domain/conveyance/conveyance'
import type { DateOnly } from '#domain/dates'
import type { Party } from '#domain/party'
import { addWorkingDays } from '#domain/working-days'
import { isSettled, mapTasks, type Plan, type Task, tasksOf } from './plan.ts'

type Case = Pick<Conveyance, 'agency' | 'lender' | 'fee_earner' | 'assistant' | 'key_dates'>

/** A task that does not apply is out of the way once its own dependencies are. */
const isOutOfTheWay = (task: Task, byKey: ReadonlyMap<string, Task>): boolean =>
  isSettled(task) || (task.status === 'not_applicable' && isUnblocked(task, byKey))

const isUnblocked = (task: Task, byKey: ReadonlyMap<string, Task>): boolean =>
  task.depends_on.every((key) => {
    const blockers = byKey.get(key)
    return blockers === undefined || isOutOfTheWay(blockers, byKey)
  })

/** The unfinished tasks that block this one; those that do not apply are replaced by their own blockers. */
export const blockersOf = (plan: Plan, task: Task): Task[] => {
  const byKey = new Map(tasksOf(plan).map((it) => [it.key, it]))
  const blockers = (task: Task): Task[] =>
    task.depends_on
      .map((key) => byKey.get(key))
      .filter((dependency) => dependency !== undefined)
      .filter((dependency) => !isOutOfTheWay(dependency, byKey))
      .flatMap((dependency) =>
        dependency.status === 'not_applicable' ? blockers(dependency) : [dependency],
      )
  return [...new Set(blockers(task))]
}

const isParty = (party: Party, caseFile: Case) =>
  party === 'agent' ? caseFile.agency !== null : party !== 'us'

const isWaiting = ({ waits_on, asked_on, arrived_on }: Task, caseFile: Case) =>
  waits_on !== null &&
  isParty(waits_on.party, caseFile) &&
  (!waits_on.asks || asked_on !== null) &&
  arrived_on === null

const assigneeFor = ({ assignee }: Task, caseFile: Case) => {
  if (assignee.user) return assignee.user
  if (assignee.role === 'fee_earner') return caseFile.fee_earner
  return assignee.role === 'assistant' ? (caseFile.assistant ?? caseFile.fee_earner) : null
}

const arrivedOn = ({ arrived_on, due }: Task, caseFile: Case) =>
  arrived_on ?? (due?.base === 'requisitions' ? caseFile.key_dates.requisitions_received_on : null)

/** The due date of a task that opens: the next working day where its own has passed, so that it can be done in time. */
const dueFrom = ({ opened_on, due_on, was_due_on }: Task, today: DateOnly) =>
  opened_on === null && due_on !== null && due_on < today
    ? { due_on: addWorkingDays(today, 1), was_due_on: due_on }
    : { due_on, was_due_on }

const openTask = (task: Task, caseFile: Case, today: DateOnly): Task => {
  const openedTask: Task = {
    ...task,
    ...dueFrom(task, today),
    opened_on: task.opened_on ?? today,
    arrived_on: arrivedOn(task, caseFile),
    assignee: { ...task.assignee, user: assigneeFor(task, caseFile) },
  }
  return { ...openedTask, status: isWaiting(openedTask, caseFile) ? 'waiting' : 'open' }
}

export const openTasks = (plan: Plan, caseFile: Case, today: DateOnly): Plan => {
  const byKey = new Map(tasksOf(plan).map((task) => [task.key, task]))
  return mapTasks(plan, (task) => {
    if (isSettled(task) || task.status === 'not_applicable') return task
    if (isUnblocked(task, byKey)) return openTask(task, caseFile, today)
    return { ...task, status: 'pending', opened_on: null }
  })
}
