import { stepRoleNames } from '#domain/conveyance/plan/step-role-labels'
import { shortDue } from '#domain/conveyance/workflow/editing/labels'
import type { Finding } from '#domain/conveyance/workflow/validation'
import type { Step } from '#domain/conveyance/workflow/workflow'
import { FindingDot } from './FindingDot.tsx'

type Props = {
  step: Step
  findings: readonly Finding[]
  isChosen: boolean
  onChoose: () => void
}

export const StepRow = ({ step, findings, isChosen, onChoose }: Props) => (
  <button
    type="button"
    className="we-row step"
    data-step={step.key}
    aria-current={isChosen || undefined}
    onClick={onChoose}
  >
    <span className="n mute">{step.number}</span>
    <span className="t">
      {step.title}
      <small className="mute">
        {stepRoleNames[step.assignee]}
        {step.condition && ', conditional'}
        {step.optional && ', optional'}
      </small>
    </span>
    <FindingDot findings={findings} />
    <span className="n mute due">{shortDue(step)}</span>
  </button>
)
