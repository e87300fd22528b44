import { keysOf } from '#domain/entries'
import type { Step, Workflow } from './workflow.ts'

export type WorkflowDifference = {
  readonly added: readonly Step[]
  readonly removed: readonly Step[]
  readonly changed: readonly { readonly step: Step; readonly fields: readonly string[] }[]
}

const stepsOf = (workflow: Workflow) =>
  workflow.milestones.flatMap((milestone) =>
    milestone.steps.map((step) => ({ ...step, milestone: milestone.key })),
  )

export const workflowDifference = (before: Workflow, after: Workflow): WorkflowDifference => {
  const oldSteps = new Map(stepsOf(before).map((it) => [it.key, it]))
  const newSteps = new Map(stepsOf(after).map((it) => [it.key, it]))
  return {
    added: [...newSteps.values()].filter((it) => !oldSteps.has(it.key)),
    removed: [...oldSteps.values()].filter((it) => !newSteps.has(it.key)),
    changed: [...newSteps.values()].flatMap((step) => {
      const old = oldSteps.get(step.key)
      const fields = old === undefined ? [] : differingFields(old, step)
      return fields.length > 0 ? [{ step, fields }] : []
    }),
  }
}

type StepInMilestone = Step & { readonly milestone: string }

const differingFields = (old: StepInMilestone, step: StepInMilestone) =>
  keysOf(step).filter(
    (name) => name !== 'number' && JSON.stringify(old[name]) !== JSON.stringify(step[name]),
  )
