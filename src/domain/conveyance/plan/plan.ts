import * as z from 'zod/mini'
import { Condition } from '#domain/conveyance/workflow/condition'
import { StepRole } from '#domain/conveyance/workflow/step-role'
import { Audience, ClientPart, StepKind, Waits } from '#domain/conveyance/workflow/workflow'
import { DateOnly, Instant } from '#domain/date-schema'
import { Named, Party } from '#domain/party'
import { DueRule } from './due-rule.ts'
import { FactKey } from './fact.ts'

export const TaskStatus = z.enum([
  'pending',
  'open',
  'waiting',
  'done',
  'skipped',
  'not_applicable',
])
export type TaskStatus = z.infer<typeof TaskStatus>

export const Task = z.object({
  key: z.string(),
  /** The step's number in its workflow: 1 to 63 in a sale. */
  number: z.int(),
  title: z.string(),
  kind: StepKind,
  status: TaskStatus,
  /** Who does the task; `user` is null when its role works from a queue. */
  assignee: z.object({ role: StepRole, user: z.nullable(Named) }),
  depends_on: z.array(z.string()),
  condition: z.nullable(Condition),
  evidence: z.nullable(FactKey),
  /** A fact that also completes it, but that completing the task does not record. */
  settled_by: z.nullable(FactKey),
  optional: z.boolean(),
  /** Whether somebody else has to confirm it once it is completed. */
  needs_approval: z.boolean(),
  /** Who completed a task that needs approval, and when; null before. */
  submitted: z.nullable(z.object({ by: Named, at: Instant })),
  /** Whom it waits for once it is open; null when it is ours. */
  waits_on: z.nullable(Waits),
  /** Usual duration in working days; null when unknown. */
  usual_wd: z.nullable(z.int()),
  /** Working days allowed for our own part. */
  sla_wd: z.nullable(z.int()),
  due: z.nullable(DueRule),
  due_on: z.nullable(DateOnly),
  base_on: z.nullable(DateOnly),
  was_due_on: z.nullable(DateOnly),
  snoozed: z.nullable(z.object({ reason: z.string(), by: Named, at: Instant })),
  opened_on: z.nullable(DateOnly),
  /** When we requested it: ordered the search or sent the form. */
  asked_on: z.nullable(DateOnly),
  /** When what it waits for arrived; the rest of the task is ours. */
  arrived_on: z.nullable(DateOnly),
  chased_on: z.nullable(DateOnly),
  next_chase_on: z.nullable(DateOnly),
  chases: z.int(),
  done_at: z.nullable(Instant),
  /** 'fact:terms_signed' or 'user:{id}'. */
  done_by: z.nullable(z.string()),
  done_by_name: z.nullable(z.string()),
  note: z.nullable(z.string()),
  skip_reason: z.nullable(z.string()),
  client_title: z.nullable(z.string()),
  client_help: z.nullable(z.string()),
  client_part: z.nullable(ClientPart),
  visibility: z.array(Audience),
})
export type Task = z.infer<typeof Task>

export const MilestoneStatus = z.enum([
  'not_started',
  'in_progress',
  'waiting',
  'done',
  'not_applicable',
])
export type MilestoneStatus = z.infer<typeof MilestoneStatus>

export const Milestone = z.object({
  key: z.string(),
  n: z.int(),
  /** The key of the workflow that a rule started within the case; absent for a stage of the case’s own. */
  part: z.optional(z.string()),
  name: z.string(),
  client_name: z.string(),
  meaning: z.string(),
  weight: z.int(),
  usual_wd: z.int(),
  visibility: z.array(Audience),
  status: MilestoneStatus,
  /** Whom it waits for; null unless its status is 'waiting'. */
  waiting_on: z.nullable(Party),
  started_on: z.nullable(DateOnly),
  due_on: z.nullable(DateOnly),
  done_at: z.nullable(Instant),
  tasks: z.array(Task),
})
export type Milestone = z.infer<typeof Milestone>

/** A workflow that a rule started within a case, and why. */
export const StartedPart = z.object({
  key: z.string(),
  version: z.int(),
  name: z.string(),
  rule: z.string(),
  cause: z.string(),
  /** The condition that held; null for a rule without one. */
  condition: z.nullable(z.string()),
  at: Instant,
})
export type StartedPart = z.infer<typeof StartedPart>

export const Plan = z.object({
  conveyance_id: z.string(),
  workflow_key: z.string(),
  workflow_version: z.int(),
  milestones: z.array(Milestone),
  /** The workflows that rules started within the case; absent until there is one. */
  parts: z.optional(z.array(StartedPart)),
})
export type Plan = z.infer<typeof Plan>

export const tasksOf = (plan: Plan): Task[] => plan.milestones.flatMap((it) => it.tasks)

export const taskOf = (plan: Plan, key: string) => tasksOf(plan).find((it) => it.key === key)

export const mapTasks = (plan: Plan, change: (task: Task) => Task): Plan => ({
  ...plan,
  milestones: plan.milestones.map((it) => ({ ...it, tasks: it.tasks.map(change) })),
})

export const isSettled = (task: Pick<Task, 'status'>) =>
  task.status === 'done' || task.status === 'skipped'

export const isLive = (task: Pick<Task, 'status'>) =>
  task.status === 'open' || task.status === 'waiting'

export const byDueDate = (a: Task, b: Task) =>
  (a.due_on ?? '9999').localeCompare(b.due_on ?? '9999') || a.number - b.number

/** Whether a task waits until we have requested something from another party. */
export const isToRequest = ({ waits_on, asked_on, arrived_on }: Task) =>
  waits_on?.asks === true && asked_on === null && arrived_on === null

/** The milestones of the case’s own workflow, or of one that a rule started within it. */
export const milestonesOf = (plan: Plan, part?: string): Milestone[] =>
  plan.milestones.filter((it) => it.part === part)

export const startedParts = ({ parts = [] }: Plan): readonly StartedPart[] => parts

/** The current milestone of a workflow, that of the case unless said: the first that is neither done nor not applicable, otherwise the last. */
export const currentMilestone = (plan: Plan, part?: string): Milestone | undefined => {
  const milestones = milestonesOf(plan, part)
  return (
    milestones.find((it) => it.status !== 'done' && it.status !== 'not_applicable') ??
    milestones.at(-1)
  )
}
