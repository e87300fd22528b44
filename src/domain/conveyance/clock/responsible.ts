import { peopleOfConveyance } from '#domain/conveyance/access'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import { taskOf } from '#domain/conveyance/plan/plan'
import type { StepRole } from '#domain/conveyance/workflow/step-role'

/** Who must act: people, and the role whose queue the task is in; null without one. */
export type Responsible = {
  readonly users: readonly string[]
  readonly queue: StepRole | null
}

/**
 * Who must act on a task: its assignee, or else whoever works its queue, with the fee earner where nobody does. Key
 * dates are the matter of whoever works on the case.
 */
export const responsibleFor = ({ conveyance, plan }: CaseRecords, item: string): Responsible => {
  const task = taskOf(plan, item)
  if (task === undefined) return { users: peopleOfConveyance(conveyance), queue: null }
  const { user, role } = task.assignee
  if (user !== null) return { users: [user.id], queue: null }
  const isOfCase = role === 'fee_earner' || role === 'assistant'
  return { users: [conveyance.fee_earner.id], queue: isOfCase ? null : role }
}
