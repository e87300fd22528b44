import { keysOf } from '#domain/entries'
import type { Step, Workflow } from './workflow.ts'

export type WorkflowDifference = {
  readonly added: readonly Step[]
  readonly removed: readonly Step[]
  /** Steps that are in both and differ, with the names of the fields that differ. */
  readonly changed: readonly { readonly step: Step; readonly fields: readonly string[] }[]
}

const stepsOf = (workflow: Workflow) =>
  workflow.milestones.flatMap((milestone) =>
    milestone.steps.map((step) => ({ ...step, milestone: milestone.key })),
  )

/** The difference between two versions of a workflow, step by step by key; step numbers are ignored. */
export const workflowDifference = (before: Workflow, after: Workflow): WorkflowDifference => {
  const was = new Map(stepsOf(before).map((it) => [it.key, it]))
  const is = new Map(stepsOf(after).map((it) => [it.key, it]))
  return {
    added: [...is.values()].filter((it) => !was.has(it.key)),
    removed: [...was.values()].filter((it) => !is.has(it.key)),
    changed: [...is.values()].flatMap((step) => {
      const old = was.get(step.key)
      const fields = old === undefined ? [] : fieldsThatDiffer(old, step)
      return fields.length > 0 ? [{ step, fields }] : []
    }),
  }
}

type Placed = Step & { readonly milestone: string }

const fieldsThatDiffer = (old: Placed, step: Placed) =>
  keysOf(step).filter(
    (name) => name !== 'number' && JSON.stringify(old[name]) !== JSON.stringify(step[name]),
  )
