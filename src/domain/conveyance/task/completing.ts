import { assertAllowed } from '#domain/act'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import { taskOf, tasksOf } from '#domain/conveyance/plan/plan'
import { mayTakeTask } from '#domain/conveyance/plan/task-acts'
import { completeTask } from '#domain/conveyance/plan/task-completion'
import { findTask } from '#domain/conveyance/plan/task-finding'
import type { CaseChange } from '#domain/conveyance/settling'
import type { Instant } from '#domain/dates'
import type { Actor } from '#domain/party'
import { Refusal } from '#domain/refusal'
import type { ActingPerson } from '#domain/user/acting-person'

export type RefusedTask = { readonly id: string; readonly name: string; readonly why: string }
export type TasksCompleted = {
  readonly change: CaseChange
  readonly done: readonly string[]
  readonly refused: readonly RefusedTask[]
}

type Doer = { readonly actor: Actor; readonly person: ActingPerson; readonly now: Instant }

const completedOrRefused = (
  records: CaseRecords,
  key: string,
  { actor, person, now }: Doer,
): CaseChange | Refusal => {
  try {
    assertAllowed(mayTakeTask(person, findTask(records, key)))
    return completeTask(records, { task: key }, actor, now)
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

/** Completes tasks in the order of the plan; each that cannot be completed without its form is named with the reason. */
export const completeTasks = (
  records: CaseRecords,
  keys: readonly string[],
  doer: Doer,
): TasksCompleted => {
  let change: CaseChange = { ...records, events: [] }
  const done: string[] = []
  const refused: RefusedTask[] = []
  const known = tasksOf(records.plan).map(({ key }) => key)
  const inOrder = [
    ...known.filter((key) => keys.includes(key)),
    ...keys.filter((key) => !known.includes(key)),
  ]
  for (const key of new Set(inOrder)) {
    const next = completedOrRefused(change, key, doer)
    if (next instanceof Refusal)
      refused.push({ id: key, name: taskOf(records.plan, key)?.title ?? key, why: next.message })
    else {
      done.push(key)
      change = { ...next, events: [...change.events, ...next.events] }
    }
  }
  return { change, done, refused }
}
