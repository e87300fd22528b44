import { assertAllowed } from '#domain/act'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import { type CaseChange, settle } from '#domain/conveyance/settling'
import type { StepRole } from '#domain/conveyance/workflow/step-role'
import type { ClientPart } from '#domain/conveyance/workflow/workflow'
import { type DateOnly, type Instant, londonDate } from '#domain/dates'
import type { Named } from '#domain/party'
import { invalid } from '#domain/refusal'
import { notStarted } from './creation.ts'
import { currentMilestone, type Plan, type Task, tasksOf } from './plan.ts'
import { stepRoleNames } from './step-role-labels.ts'
import { mayWorkOnCase } from './task-acts.ts'
import { midSentence } from './task-labels.ts'

export type TaskCreationInput = {
  readonly title: string
  readonly due_on: DateOnly
  /** Null for whoever has the role. */
  readonly user: Named | null
  /** The fee earner by default. */
  readonly role?: StepRole
  /** What the client is asked for; without it only staff see the task. */
  readonly client_part?: ClientPart
}

const waitingForClient = ({ title, text }: ClientPart) => ({
  kind: 'document' as const,
  waits_on: { party: 'client' as const, what: midSentence(title), usual_wd: 5, asks: false },
  client_title: title,
  client_help: text,
  visibility: ['client' as const],
})

/** A task that holds up neither its stage nor the closing of the file. */
const addedTask = (
  plan: Plan,
  { title, due_on, user, role = 'fee_earner', client_part }: TaskCreationInput,
): Task => {
  const number = Math.max(0, ...tasksOf(plan).map((task) => task.number)) + 1
  return {
    ...notStarted,
    key: `added-${number}`,
    number,
    title,
    kind: 'manual',
    assignee: { role, user },
    due_on,
    depends_on: [],
    condition: null,
    evidence: null,
    settled_by: null,
    optional: true,
    needs_approval: false,
    waits_on: null,
    usual_wd: null,
    sla_wd: null,
    due: null,
    client_title: null,
    client_help: null,
    client_part: client_part ?? null,
    visibility: [],
    ...(client_part ? waitingForClient(client_part) : {}),
  }
}

/** Adds a task to the current stage. Throws 409 for a case that has ended or is on hold, 422 for a day that has passed. */
export const createTask = (
  records: CaseRecords,
  input: TaskCreationInput,
  now: Instant,
): CaseChange => {
  const { conveyance, plan } = records
  assertAllowed(mayWorkOnCase(conveyance))
  if (input.due_on < londonDate(now))
    throw invalid({ due_on: ['Enter a date that has not passed.'] })
  const task = addedTask(plan, input)
  const current = currentMilestone(plan)
  const milestones = plan.milestones.map((it) =>
    it.key === current?.key ? { ...it, tasks: [...it.tasks, task] } : it,
  )
  return settle(records, { plan: { ...plan, milestones } }, now, [
    {
      name: 'task.created',
      changed: [task.key],
      detail: {
        task: task.key,
        title: input.title,
        due_on: input.due_on,
        assignee: input.user?.name ?? stepRoleNames[task.assignee.role],
      },
    },
  ])
}
