import type { Workflow } from '#domain/conveyance/workflow/workflow'
import type { StepProps } from '../step-props.ts'
import { ActionList } from './ActionList.tsx'

/** What follows when a step is completed. */
export default function StepActions({
  workflow,
  step,
  onFields,
}: StepProps & { workflow: Workflow }) {
  return (
    <ActionList
      label="When it is completed"
      workflow={workflow}
      actions={step.actions}
      onActions={(actions) => onFields({ actions })}
    />
  )
}
