import { type Acts, firstRefusal, refuseIf, unlessRefused, type Verdict } from '#domain/act'
import { mayAccessConveyance } from '#domain/conveyance/access'
import { mayChangeCase, mayChase } from '#domain/conveyance/acts'
import type { CaseRecords, Conveyance } from '#domain/conveyance/conveyance'
import { lockedFacts, requiredFacts } from '#domain/conveyance/gates'
import { taskHref } from '#domain/conveyance/guards'
import { wrongState } from '#domain/refusal'
import { type ActingPerson, mayChangeBeyondMoney, mayChangeWith } from '#domain/user/acting-person'
import { provenBy } from './evidence.ts'
import { isRecordable } from './fact/acts.ts'
import { blockersOf } from './opening.ts'
import { isSettled, type Task } from './plan.ts'

export type TaskAct =
  | 'complete'
  | 'reopen'
  | 'request'
  | 'receive'
  | 'chase'
  | 'skip'
  | 'snooze'
  | 'assign'

/** Whether tasks of a case may be added or worked on: 409 once it has ended, or while it is on hold. */
export const mayWorkOnCase = (conveyance: Conveyance): Verdict =>
  firstRefusal(
    mayChangeCase(conveyance),
    refuseIf(
      conveyance.hold !== null,
      'conveyance.on_hold',
      'The case is on hold. Resume it before you work on its tasks.',
    ),
  )

const mayChangeStatus = ({ status }: Task): Verdict =>
  firstRefusal(
    refuseIf(status === 'done', 'task.already_done', 'This task is already done.'),
    refuseIf(
      status === 'skipped',
      'task.already_skipped',
      'This task was skipped. Reopen it first.',
    ),
    refuseIf(
      status === 'not_applicable',
      'task.not_applicable',
      'This task is not part of this case.',
    ),
  )

const isUnblocked = ({ conveyance, plan }: CaseRecords, task: Task): Verdict => {
  const verdict = mayChangeStatus(task)
  if (verdict !== true || task.status !== 'pending') return verdict
  const missing = blockersOf(plan, task).map((it) => ({
    what: it.title,
    href: taskHref(conveyance.id, it.key),
  }))
  return wrongState('task.waits', 'Complete the tasks before this one first.', missing)
}

export const mayWorkOnTask = (records: CaseRecords, task: Task): Verdict =>
  firstRefusal(mayWorkOnCase(records.conveyance), isUnblocked(records, task))

/** Whether somebody may complete a task, or confirm it: 409 for whoever completed one that needs a second person. */
export const mayCompleteTask = (
  records: CaseRecords,
  task: Task,
  person: { readonly id: string },
): Verdict =>
  firstRefusal(
    mayWorkOnTask(records, task),
    task.evidence ? isRecordable(records, task.evidence) : true,
    refuseIf(
      task.submitted?.by.id === person.id,
      'task.second_person',
      'You completed this, so somebody else has to confirm it.',
    ),
  )

/** Whether a task may be reopened, or sent back by whoever was to confirm it: 409 when exchange or completion relied on its fact. */
export const mayReopenTask = ({ conveyance: it }: CaseRecords, task: Task): Verdict => {
  const fact = provenBy(task)
  const act = it.facts.completed ? 'Completion' : 'Exchange'
  return firstRefusal(
    mayWorkOnCase(it),
    refuseIf(
      !isSettled(task) && task.submitted === null,
      'task.not_done',
      'This task is not done.',
    ),
    refuseIf(
      fact !== null && lockedFacts(it).has(fact),
      'task.binding',
      `${act} relies on this task, so it cannot be reopened.`,
    ),
  )
}

const mayWaitFor = (records: CaseRecords, task: Task): Verdict =>
  firstRefusal(
    mayWorkOnTask(records, task),
    refuseIf(
      task.waits_on === null,
      'task.waits_for_nobody',
      'This task does not depend on another party.',
    ),
  )

export const mayRequestTask = (records: CaseRecords, task: Task): Verdict =>
  firstRefusal(
    mayWaitFor(records, task),
    refuseIf(task.status === 'waiting', 'task.already_asked', 'This has already been requested.'),
  )

export const mayReceiveTask = (records: CaseRecords, task: Task): Verdict =>
  firstRefusal(
    mayWaitFor(records, task),
    refuseIf(task.status !== 'waiting', 'task.not_waiting', 'This task is already with us.'),
  )

/** Whether whom a task waits for may be chased. */
export const mayChaseTask = (records: CaseRecords, task: Task): Verdict => {
  const party = task.status === 'waiting' ? task.waits_on?.party : undefined
  return firstRefusal(
    mayWorkOnTask(records, task),
    mayChase(records.conveyance, party ? { party } : null),
  )
}

/** Whether a task may be skipped: 409 when exchange, completion or closing requires its fact. */
export const maySkipTask = ({ conveyance: it }: CaseRecords, task: Task): Verdict =>
  firstRefusal(
    mayWorkOnCase(it),
    mayChangeStatus(task),
    refuseIf(
      task.evidence !== null && requiredFacts(it).has(task.evidence),
      'task.required',
      'The case relies on this task, so it cannot be skipped.',
    ),
  )

export const maySnoozeTask = ({ conveyance }: CaseRecords, task: Task): Verdict =>
  firstRefusal(mayWorkOnCase(conveyance), mayChangeStatus(task))

export const mayAssignTask = ({ conveyance }: CaseRecords, task: Task): Verdict =>
  firstRefusal(mayChangeCase(conveyance), mayChangeStatus(task))

/** Whether somebody may work on a task: 403 for people who change payments only, except on the cashier's tasks. */
export const mayTakeTask = (person: ActingPerson, { assignee }: Task): Verdict =>
  assignee.role === 'cashier' ? true : mayChangeBeyondMoney(person)

export const taskActs = (records: CaseRecords, task: Task, person: ActingPerson): Acts<TaskAct> => {
  const refusal = firstRefusal(
    mayChangeWith(person, ['conveyance.update']),
    mayAccessConveyance(person, records.conveyance),
    mayTakeTask(person, task),
  )
  return unlessRefused(refusal, {
    complete: mayCompleteTask(records, task, person),
    reopen: mayReopenTask(records, task),
    request: mayRequestTask(records, task),
    receive: mayReceiveTask(records, task),
    chase: firstRefusal(mayChangeBeyondMoney(person), mayChaseTask(records, task)),
    skip: maySkipTask(records, task),
    snooze: maySnoozeTask(records, task),
    assign: mayAssignTask(records, task),
  })
}
