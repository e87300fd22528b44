import { type Acts, firstRefusal, refuseIf, unlessRefused, type Verdict } from '#domain/act'
import { mayAccessConveyance } from '#domain/conveyance/access'
import { mayChangeCase, mayChase } from '#domain/conveyance/acts'
import type { CaseRecords, Conveyance } from '#domain/conveyance/conveyance'
import { requirementOf } from '#domain/conveyance/evidence/requirements'
import { lockedFacts, requiredFacts } from '#domain/conveyance/gates'
import { taskHref } from '#domain/conveyance/guards'
import { wrongState } from '#domain/refusal'
import { type ActingPerson, mayChangeBeyondMoney, mayChangeWith } from '#domain/user/acting-person'
import { provenBy } from './evidence.ts'
import { hasExpiryDate } from './expiry-dates.ts'
import { type FactKey, formFacts } from './fact.ts'
import { blockersOf } from './opening.ts'
import { isSettled, type Task, tasksOf } from './plan.ts'

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

const formAdvice = {
  exchange: 'Record the exchange instead: its time, formula, names and deposit.',
  completion: 'Record the completion instead: its time and who confirmed it.',
  closure: 'Close the case instead, which checks that nothing is left to do.',
} as const

const followsLinkedSale = ({ linked }: Conveyance): Verdict =>
  wrongState(
    'fact.follows_linked_sale',
    linked
      ? `This task is completed when ${linked.ref} is ready to exchange.`
      : 'Link the sale first. This task is completed when the sale is ready to exchange.',
    linked ? [{ what: `Sale ${linked.ref}`, href: `/conveyances/${linked.id}` }] : [],
  )

/**
 * Whether a fact may be recorded by itself: 409 for one that exchange, completion, closure or the linked sale records,
 * for one that needs evidence, and for one that ends on a day nobody has set.
 */
export const mayRecordFact = ({ conveyance, plan }: CaseRecords, fact: FactKey): Verdict => {
  const form = formFacts[fact]
  const task = tasksOf(plan).find((it) => it.evidence === fact)
  const missing = task ? [{ what: task.title, href: taskHref(conveyance.id, task.key) }] : []
  return firstRefusal(
    form ? wrongState('fact.has_its_own_form', formAdvice[form], missing) : true,
    fact === 'linked_sale_ready' ? followsLinkedSale(conveyance) : true,
    hasExpiryDate(conveyance, fact),
    refuseIf(
      requirementOf(fact, conveyance) !== undefined,
      'fact.needs_evidence',
      'Record who was checked, what was seen, when and how.',
      missing,
    ),
  )
}

export const mayWorkOnTask = (records: CaseRecords, task: Task): Verdict =>
  firstRefusal(mayWorkOnCase(records.conveyance), isUnblocked(records, task))

export const mayCompleteTask = (records: CaseRecords, task: Task): Verdict =>
  firstRefusal(
    mayWorkOnTask(records, task),
    task.evidence ? mayRecordFact(records, task.evidence) : true,
  )

/** Whether a task may be reopened: 409 when exchange or completion relied on its fact. */
export const mayReopenTask = ({ conveyance: it }: CaseRecords, task: Task): Verdict => {
  const fact = provenBy(task)
  const act = it.facts.completed ? 'Completion' : 'Exchange'
  return firstRefusal(
    mayWorkOnCase(it),
    refuseIf(!isSettled(task), 'task.not_done', 'This task is not done.'),
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
    complete: mayCompleteTask(records, task),
    reopen: mayReopenTask(records, task),
    request: mayRequestTask(records, task),
    receive: mayReceiveTask(records, task),
    chase: firstRefusal(mayChangeBeyondMoney(person), mayChaseTask(records, task)),
    skip: maySkipTask(records, task),
    snooze: maySnoozeTask(records, task),
    assign: mayAssignTask(records, task),
  })
}
