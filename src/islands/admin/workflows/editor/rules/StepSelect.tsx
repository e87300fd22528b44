import { SelectField } from '#components/Fields.tsx'
import type { Workflow } from '#domain/conveyance/workflow/workflow'
import { stepOptions } from './choices.ts'

type Props = { workflow: Workflow; step: string; onStep: (step: string) => void }

export const StepSelect = ({ workflow, step, onStep }: Props) => (
  <SelectField
    label="Step"
    name="step"
    value={step}
    options={stepOptions(workflow, step)}
    onChange={onStep}
  />
)
