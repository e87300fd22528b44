import type { Workflow } from '#domain/conveyance/workflow/workflow'
import type { EditOf } from './edit.ts'
import { newKeyFrom } from './new-key.ts'
import { blankStep, removeStep, stepsOf, withMilestone } from './steps.ts'

const NEW_WEIGHT = 5
const NEW_USUAL_WD = 5

/** Adds a milestone at the end, with a first step, because one without steps means nothing. */
export const addMilestone = (workflow: Workflow, { name }: EditOf<'add_milestone'>): Workflow => {
  const keys = workflow.milestones.map((it) => it.key)
  const stepKeys = stepsOf(workflow).map((it) => it.key)
  const milestone = {
    key: newKeyFrom(name, keys, 'milestone'),
    name,
    client_name: name,
    meaning: name,
    weight: NEW_WEIGHT,
    usual_wd: NEW_USUAL_WD,
    visibility: [],
    steps: [blankStep(newKeyFrom('new-step', stepKeys, 'step'), 'New step')],
  }
  return { ...workflow, milestones: [...workflow.milestones, milestone] }
}

export const changeMilestone = (
  workflow: Workflow,
  { milestone, fields }: EditOf<'change_milestone'>,
): Workflow => withMilestone(workflow, milestone, (it) => ({ ...it, ...fields }))

/** Removes a milestone with its steps; the last one stays. */
export const removeMilestone = (
  workflow: Workflow,
  { milestone: key }: EditOf<'remove_milestone'>,
): Workflow => {
  const steps = workflow.milestones.find((it) => it.key === key)?.steps ?? []
  if (workflow.milestones.length === 1) return workflow
  return steps.reduce(
    (remaining, step) => removeStep(remaining, { act: 'remove_step', step: step.key }),
    workflow,
  )
}

export const moveMilestone = (
  workflow: Workflow,
  { milestone: key, by }: EditOf<'move_milestone'>,
): Workflow => {
  const at = workflow.milestones.findIndex((it) => it.key === key)
  const milestone = workflow.milestones[at]
  const target = at + by
  if (milestone === undefined || target < 0 || target >= workflow.milestones.length) return workflow
  const milestones = workflow.milestones.toSpliced(at, 1).toSpliced(target, 0, milestone)
  return { ...workflow, milestones }
}
