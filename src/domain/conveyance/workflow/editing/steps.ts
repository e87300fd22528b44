import type { Step, Workflow, WorkflowMilestone } from '#domain/conveyance/workflow/workflow'
import type { EditOf } from './edit.ts'
import { newKeyFrom } from './new-key.ts'

export const stepsOf = ({ milestones }: Pick<Workflow, 'milestones'>): Step[] =>
  milestones.flatMap((it) => it.steps)

const mapSteps = (workflow: Workflow, change: (step: Step) => Step): Workflow => ({
  ...workflow,
  milestones: workflow.milestones.map((it) => ({ ...it, steps: it.steps.map(change) })),
})

/** A new step, which somebody ticks. */
export const blankStep = (key: string, title: string): Step => ({
  key,
  number: 0,
  title,
  client_title: null,
  client_help: null,
  kind: 'manual',
  assignee: 'fee_earner',
  due: null,
  depends_on: [],
  condition: null,
  evidence: null,
  settled_by: null,
  waits_on: null,
  client_part: null,
  visibility: [],
  optional: false,
  needs_approval: false,
  sla_wd: null,
  actions: [],
})

export const addStep = (workflow: Workflow, edit: EditOf<'add_step'>): Workflow => {
  const taken = stepsOf(workflow).map((it) => it.key)
  const step = blankStep(newKeyFrom(edit.title, taken, 'step'), edit.title)
  return withMilestone(workflow, edit.milestone, (it) => ({ ...it, steps: [...it.steps, step] }))
}

export const changeStep = (workflow: Workflow, edit: EditOf<'change_step'>): Workflow =>
  mapSteps(workflow, (it) => (it.key === edit.step ? { ...it, ...edit.fields } : it))

/** Removes a step; what depended on it depends on what it depended on itself. */
export const removeStep = (workflow: Workflow, { step: key }: EditOf<'remove_step'>): Workflow => {
  const removed = stepsOf(workflow).find((it) => it.key === key)
  if (removed === undefined) return workflow
  const bridged = mapSteps(workflow, (it) => ({
    ...it,
    depends_on: [
      ...new Set(it.depends_on.flatMap((one) => (one === key ? removed.depends_on : [one]))),
    ].filter((one) => one !== it.key),
  }))
  return withoutEmpty(workflow, {
    ...bridged,
    milestones: bridged.milestones.map((it) => without(it, key)),
  })
}

const without = (milestone: WorkflowMilestone, key: string): WorkflowMilestone => ({
  ...milestone,
  steps: milestone.steps.filter((it) => it.key !== key),
})

/** The changed workflow without milestones that have no step left; the workflow before where none would remain. */
const withoutEmpty = (before: Workflow, changed: Workflow): Workflow => {
  const milestones = changed.milestones.filter((it) => it.steps.length > 0)
  return milestones.length === 0 ? before : { ...changed, milestones }
}

export const placeStep = (workflow: Workflow, edit: EditOf<'place_step'>): Workflow => {
  const step = stepsOf(workflow).find((it) => it.key === edit.step)
  if (step === undefined || edit.before === edit.step) return workflow
  const milestones = workflow.milestones.map((milestone) => {
    const remaining = without(milestone, step.key)
    if (milestone.key !== edit.milestone) return remaining
    const index = remaining.steps.findIndex((it) => it.key === edit.before)
    const at = index < 0 ? remaining.steps.length : index
    return { ...remaining, steps: remaining.steps.toSpliced(at, 0, step) }
  })
  return withoutEmpty(workflow, { ...workflow, milestones })
}

export const moveStep = (workflow: Workflow, { step: key, by }: EditOf<'move_step'>): Workflow => {
  const { milestones } = workflow
  const from = milestones.findIndex((it) => it.steps.some((step) => step.key === key))
  const milestone = milestones[from]
  if (milestone === undefined) return workflow
  const at = milestone.steps.findIndex((it) => it.key === key)
  const place = (target: WorkflowMilestone, before: string | null) =>
    placeStep(workflow, { act: 'place_step', step: key, milestone: target.key, before })
  const neighbour = milestone.steps[at + by]
  if (neighbour)
    return place(milestone, (by < 0 ? neighbour : milestone.steps[at + 2])?.key ?? null)
  const next = milestones[from + by]
  if (next === undefined) return workflow
  return place(next, by < 0 ? null : (next.steps[0]?.key ?? null))
}

export const withMilestone = (
  workflow: Workflow,
  key: string,
  change: (milestone: WorkflowMilestone) => WorkflowMilestone,
): Workflow => ({
  ...workflow,
  milestones: workflow.milestones.map((it) => (it.key === key ? change(it) : it)),
})
