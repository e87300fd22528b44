import type { Step, Workflow, WorkflowMilestone } from '#domain/conveyance/workflow/workflow'
import type { Milestone, Plan, Task } from './plan.ts'

/** Working days that a step usually takes; null when its workflow does not say. */
export const usualDaysOf = ({
  waits_on,
  sla_wd,
  due,
}: Pick<Step, 'waits_on' | 'sla_wd' | 'due'>) => {
  if (waits_on) return waits_on.usual_wd
  if (sla_wd !== null) return sla_wd
  return due?.base === 'ready' && due.unit === 'wd' ? due.offset : null
}

/** The state of a task that nobody has begun. */
export const notStarted = {
  status: 'pending',
  due_on: null,
  base_on: null,
  was_due_on: null,
  snoozed: null,
  opened_on: null,
  asked_on: null,
  arrived_on: null,
  chased_on: null,
  next_chase_on: null,
  chases: 0,
  submitted: null,
  done_at: null,
  done_by: null,
  done_by_name: null,
  note: null,
  skip_reason: null,
} as const

const taskFrom = (step: Step): Task => ({
  ...notStarted,
  key: step.key,
  number: step.number,
  title: step.title,
  kind: step.kind,
  assignee: { role: step.assignee, user: null },
  depends_on: step.depends_on,
  condition: step.condition,
  evidence: step.evidence,
  settled_by: step.settled_by,
  optional: step.optional,
  needs_approval: step.needs_approval,
  waits_on: step.waits_on,
  usual_wd: usualDaysOf(step),
  sla_wd: step.sla_wd,
  due: step.due,
  client_title: step.client_title,
  client_help: step.client_help,
  client_part: step.client_part,
  visibility: step.visibility,
})

const milestoneFrom = (workflowMilestone: WorkflowMilestone, index: number): Milestone => ({
  key: workflowMilestone.key,
  n: index + 1,
  name: workflowMilestone.name,
  client_name: workflowMilestone.client_name,
  meaning: workflowMilestone.meaning,
  weight: workflowMilestone.weight,
  usual_wd: workflowMilestone.usual_wd,
  visibility: workflowMilestone.visibility,
  status: 'not_started',
  waiting_on: null,
  started_on: null,
  due_on: null,
  done_at: null,
  tasks: workflowMilestone.steps.map(taskFrom),
})

export const createPlan = (workflow: Workflow, conveyance_id: string): Plan => ({
  conveyance_id,
  workflow_key: workflow.key,
  workflow_version: workflow.version,
  milestones: workflow.milestones.map(milestoneFrom),
})
