import type { Conveyance } from '#domain/conveyance/conveyance'
import type { FactKey } from '#domain/conveyance/plan/fact'
import { milestoneTarget } from '#domain/conveyance/plan/milestone-target'
import {
  byDueDate,
  isSettled,
  type Milestone,
  milestonesOf,
  type Plan,
  type Task,
  tasksOf,
} from '#domain/conveyance/plan/plan'
import { londonDate } from '#domain/dates'
import type { ClientCase, ClientStage, ClientToDo } from './case.ts'

const STEPS_SHOWN = 3

const isForClient = (task: Task) =>
  task.status === 'waiting' && task.waits_on?.party === 'client' && task.client_part !== null

/** What a client was asked to sign, by the fact that it records. */
export type ToSign = ReadonlyMap<
  FactKey,
  { readonly document_id: string; readonly has_signed: boolean }
>

const SIGN_HERE =
  'Read the document here and sign it. We send you a code to make sure that it is you. You can call us first with any question.'

const toDoOf = ({ key, client_part, due_on, evidence }: Task, toSign: ToSign): ClientToDo[] => {
  const signing = evidence === null ? undefined : toSign.get(evidence)
  if (client_part === null || signing?.has_signed) return []
  const { title, text } = client_part
  const toDo = { task_key: key, title, text, by: due_on }
  return [signing ? { ...toDo, text: SIGN_HERE, document_id: signing.document_id } : toDo]
}

/** The client’s own checks that have a page of their own, where they were asked for. */
export type OwnChecks = Pick<ClientCase, 'identity' | 'funds'>

/** Everything that we need from the client now, the most urgent first. */
export const clientToDos = (
  plan: Plan,
  toSign: ToSign,
  { identity, funds }: OwnChecks = {},
): ClientToDo[] =>
  tasksOf(plan)
    .filter(
      (task) =>
        isForClient(task) &&
        !(identity && task.evidence === 'identity_checked') &&
        !(funds && task.evidence === 'source_of_funds_accepted'),
    )
    .toSorted(byDueDate)
    .flatMap((task) => toDoOf(task, toSign))

const isUpcoming = (task: Task, current: string | null) =>
  task.client_title !== null &&
  !task.optional &&
  !isSettled(task) &&
  task.status !== 'not_applicable' &&
  task.key !== current &&
  !isForClient(task)

export const clientNextSteps = (plan: Plan, current: string | null): ClientCase['next_steps'] =>
  tasksOf(plan)
    .filter((task) => isUpcoming(task, current))
    .slice(0, STEPS_SHOWN)
    .map((task) => ({ title: task.client_title ?? '', text: task.client_part?.text ?? null }))

const stateOf = ({ status }: Milestone): ClientStage['state'] => {
  if (status === 'done') return 'done'
  return status === 'in_progress' || status === 'waiting' ? 'now' : 'ahead'
}

/** The day on which a stage reached what it is for, though papers of it are still to be sent; null for any other. */
const reachedOn = ({ tasks }: Milestone, { facts, key_dates }: Conveyance) => {
  const records = (fact: FactKey) => tasks.some(({ evidence }) => evidence === fact)
  if (facts.exchanged && records('exchanged')) return key_dates.exchanged_on
  return facts.completed && records('completed') ? key_dates.completed_on : null
}

const stageFrom = (milestone: Milestone, conveyance: Conveyance): ClientStage => {
  const doneOn =
    reachedOn(milestone, conveyance) ?? (milestone.done_at && londonDate(milestone.done_at))
  const hasNoAim = doneOn !== null || conveyance.hold !== null
  return {
    key: milestone.key,
    name: milestone.client_name,
    meaning: milestone.meaning,
    state: doneOn === null ? stateOf(milestone) : 'done',
    since: milestone.started_on,
    usual: milestone.usual_wd,
    done_on: doneOn,
    aim_on: hasNoAim ? null : milestoneTarget(milestone, conveyance.key_dates),
  }
}

/** The stages of a workflow that was started within the case follow the stage that the case has reached. */
const inClientOrder = (plan: Plan): Milestone[] => {
  const own = milestonesOf(plan)
  const reached = own.findLastIndex((it) => it.status === 'done' || stateOf(it) === 'now') + 1
  const ofParts = plan.milestones.filter((it) => it.part !== undefined)
  return own.toSpliced(reached, 0, ...ofParts)
}

/** Of a case that was aborted, what was done. */
export const clientStages = (plan: Plan, conveyance: Conveyance): ClientStage[] =>
  inClientOrder(plan)
    .filter((it) => it.status !== 'not_applicable' && it.visibility.includes('client'))
    .map((it) => stageFrom(it, conveyance))
    .filter(({ state }) => conveyance.abortion === null || state === 'done')
