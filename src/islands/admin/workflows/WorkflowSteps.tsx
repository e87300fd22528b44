import type { DueRule } from '#domain/conveyance/plan/due-rule'
import { stepRoleNames } from '#domain/conveyance/plan/step-role-labels'
import { conditionText } from '#domain/conveyance/workflow/condition-text'
import type { Step } from '#domain/conveyance/workflow/workflow'

const dueText = (rule: DueRule | null) => {
  if (rule === null) return '–'
  const { base, offset, unit } = rule
  const sign = offset < 0 ? '−' : '+'
  return `${base.replaceAll('_', ' ')} ${sign}${Math.abs(offset)} ${unit === 'wd' ? 'working days' : 'days'}`
}

export const WorkflowSteps = ({ steps }: { steps: readonly Step[] }) => (
  <table className="list workflow-steps">
    <thead>
      <tr>
        <th className="s-number n">No.</th>
        <th>Step</th>
        <th className="s-role">Who</th>
        <th className="s-due">Due</th>
        <th className="s-after">After</th>
        <th className="s-when">Only if</th>
      </tr>
    </thead>
    <tbody>
      {steps.map((step) => (
        <tr key={step.key}>
          <td className="s-number n mute">{step.number}</td>
          <td title={step.title}>
            {step.title}
            {step.optional && <span className="faint"> optional</span>}
          </td>
          <td className="s-role mute">{stepRoleNames[step.assignee]}</td>
          <td className="s-due mute">{dueText(step.due)}</td>
          <td className="s-after mute" title={step.depends_on.join(', ')}>
            {step.depends_on.join(', ') || '–'}
          </td>
          <td className="s-when mute" title={conditionText(step.condition)}>
            {conditionText(step.condition)}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
