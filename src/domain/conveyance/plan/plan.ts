import * as z from 'zod/mini'
import { Condition } from '#domain/conveyance/workflow/condition'
import {
  Audience,
  ClientPart,
  StepKind,
  StepRole,
  Waits,
} from '#domain/conveyance/workflow/workflow'
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

/** One step of a workflow, in one case. */
export const Task = z.object({
  key: z.string(),
  /** The step's number in its workflow: 1 to 63 in a sale. */
  number: z.int(),
  title: z.string(),
  kind: StepKind,
  status: TaskStatus,
  /** Whose work it is; `user` is null where a role works from a queue. */
  assignee: z.object({ role: StepRole, user: z.nullable(Named) }),
  depends_on: z.array(z.string()),
  condition: z.nullable(Condition),
  /** The fact that completes it. */
  evidence: z.nullable(FactKey),
  /** A fact that makes it needless; ticking the task does not record it. */
  settled_by: z.nullable(FactKey),
  optional: z.boolean(),
  /** For whom it waits once it is open; null is us. */
  waits_on: z.nullable(Waits),
  /** How many working days it usually takes; null where nobody has said. */
  usual_wd: z.nullable(z.int()),
  /** How long our own part may take. */
  sla_wd: z.nullable(z.int()),
  due: z.nullable(DueRule),
  due_on: z.nullable(DateOnly),
  /** The base date from which `due_on` was reckoned. */
  base_on: z.nullable(DateOnly),
  /** The date before the last move. */
  was_due_on: z.nullable(DateOnly),
  snoozed: z.nullable(z.object({ reason: z.string(), by: Named, at: Instant })),
  opened_on: z.nullable(DateOnly),
  /** When we asked: ordered the search, sent the form. */
  asked_on: z.nullable(DateOnly),
  /** When what we waited for came; what is left of the task is ours. */
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
  name: z.string(),
  client_name: z.string(),
  meaning: z.string(),
  weight: z.int(),
  usual_wd: z.int(),
  visibility: z.array(Audience),
  status: MilestoneStatus,
  /** Whom it waits for while it waits. */
  waiting_on: z.nullable(Party),
  started_on: z.nullable(DateOnly),
  /** The latest date among its tasks: when it is meant to be done. */
  due_on: z.nullable(DateOnly),
  done_at: z.nullable(Instant),
  tasks: z.array(Task),
})
export type Milestone = z.infer<typeof Milestone>

/** What is to be done in one case: the milestones of its workflow version with their tasks. */
export const Plan = z.object({
  conveyance_id: z.string(),
  workflow_key: z.string(),
  workflow_version: z.int(),
  milestones: z.array(Milestone),
})
export type Plan = z.infer<typeof Plan>

export const tasksOf = (plan: Plan): Task[] => plan.milestones.flatMap((it) => it.tasks)

/** The task with this key; undefined when the plan has none. */
export const taskOf = (plan: Plan, key: string) => tasksOf(plan).find((it) => it.key === key)

/** The plan with every task passed through `change`. */
export const mapTasks = (plan: Plan, change: (task: Task) => Task): Plan => ({
  ...plan,
  milestones: plan.milestones.map((it) => ({ ...it, tasks: it.tasks.map(change) })),
})

/** Done, or said to be needless. */
export const isSettled = (task: Pick<Task, 'status'>) =>
  task.status === 'done' || task.status === 'skipped'

/** Being worked on or waited for. */
export const isLive = (task: Pick<Task, 'status'>) =>
  task.status === 'open' || task.status === 'waiting'

/** The stage the case is in: the first that is neither done nor needless; the last when all are. */
export const currentMilestone = (plan: Plan): Milestone | undefined =>
  plan.milestones.find((it) => it.status !== 'done' && it.status !== 'not_applicable') ??
  plan.milestones.at(-1)
