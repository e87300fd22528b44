import type { Task } from '#domain/conveyance/plan/plan'

/** Working days after its date from which a task is a supervisor’s matter, by kind; the product’s own defaults. */
const escalationDays: Readonly<Record<Task['kind'], number>> = {
  payment: 1,
  approval: 1,
  call: 2,
  message: 2,
  check: 3,
  external_order: 3,
  form: 3,
  document: 3,
  manual: 5,
}

export const daysToEscalation = ({ kind }: Pick<Task, 'kind'>) => escalationDays[kind]
