import { type Acts, firstRefusal, refuseIf, unlessRefused, type Verdict } from '#domain/act'
import { mayActOnCase, mayChangeCase } from '#domain/conveyance/acts'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import type { Plan, Task } from '#domain/conveyance/plan/plan'
import { mayTakeTask } from '#domain/conveyance/plan/task-acts'
import type { ActingPerson } from '#domain/user/acting-person'

export type TaskDirection = 'up' | 'down'

/** Whether staff added the task themselves, so that no workflow decides where it stands. */
export const isOwnTask = ({ key }: Pick<Task, 'key'>) => key.startsWith('added-')

/** The own tasks of the stage in which a task stands, in their order. */
export const ownTasksBeside = ({ milestones }: Plan, task: Task): readonly Task[] =>
  (milestones.find(({ tasks }) => tasks.some(({ key }) => key === task.key))?.tasks ?? []).filter(
    isOwnTask,
  )

export const mayNoteTask = ({ conveyance }: CaseRecords): Verdict => mayChangeCase(conveyance)

/** Whether a task may change places with the own task before or after it. */
export const mayMoveTask = (
  { conveyance, plan }: CaseRecords,
  task: Task,
  direction: TaskDirection,
): Verdict => {
  const own = ownTasksBeside(plan, task)
  const at = own.findIndex(({ key }) => key === task.key)
  const last = direction === 'up' ? 0 : own.length - 1
  return firstRefusal(
    mayChangeCase(conveyance),
    refuseIf(!isOwnTask(task), 'task.of_workflow', 'Only tasks that you added can be moved.'),
    refuseIf(
      at === last,
      'task.at_end',
      `This is already the ${direction === 'up' ? 'first' : 'last'} of the tasks that you added to this stage.`,
    ),
  )
}

export const ownTaskActs = (
  records: CaseRecords,
  task: Task,
  person: ActingPerson,
): Acts<'note' | TaskDirection> =>
  unlessRefused(firstRefusal(mayActOnCase(person, records.conveyance), mayTakeTask(person, task)), {
    note: mayNoteTask(records),
    up: mayMoveTask(records, task, 'up'),
    down: mayMoveTask(records, task, 'down'),
  })
