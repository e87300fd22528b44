import type { Workflow } from '#domain/conveyance/workflow/workflow'

/** The workflow with its steps numbered from 1 across the milestones. */
export const withStepsNumbered = (workflow: Workflow): Workflow => {
  let number = 0
  const next = () => {
    number += 1
    return number
  }
  return {
    ...workflow,
    milestones: workflow.milestones.map((milestone) => ({
      ...milestone,
      steps: milestone.steps.map((step) => ({ ...step, number: next() })),
    })),
  }
}
