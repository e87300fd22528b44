import { withStepsNumbered } from '#domain/conveyance/workflow/editing/numbering'
import type { Step, Workflow } from '#domain/conveyance/workflow/workflow'

const CHECKLIST = 'exchange-checklist'

type DraftStep = Omit<Step, 'number'>

/** Steps that follow one of the workflow that a starter is made from. */
type StepsAfter = { readonly after: string; readonly steps: readonly DraftStep[] }

type Starter = Pick<Workflow, 'key' | 'name' | 'selection'> & {
  readonly added: readonly StepsAfter[]
  /** The added steps without which the checklist before exchange stays closed. */
  readonly required: readonly string[]
}

/** A workflow with further steps, of which each follows a step of the workflow it is made from. */
export const overlaid = (base: Workflow, { added, required, ...named }: Starter): Workflow => {
  const stepsAfter = ({ key }: Step) => added.find((it) => it.after === key)?.steps ?? []
  return withStepsNumbered({
    ...base,
    ...named,
    milestones: base.milestones.map((milestone) => ({
      ...milestone,
      steps: milestone.steps.flatMap((step) => [
        step.key === CHECKLIST ? { ...step, depends_on: [...step.depends_on, ...required] } : step,
        ...stepsAfter(step).map((it) => ({ ...it, number: 0 })),
      ]),
    })),
  })
}
