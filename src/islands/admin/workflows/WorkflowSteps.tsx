import { dueRuleText } from '#domain/conveyance/plan/due-rule-text'
import { stepRoleNames } from '#domain/conveyance/plan/step-role-labels'
import { conditionText } from '#domain/conveyance/workflow/condition-text'
import type { Step } from '#domain/conveyance/workflow/workflow'

type Numbers = ReadonlyMap<string, number>
type Part = { readonly steps: readonly Pick<Step, 'key' | 'number'>[] }

/** The numbers of all steps of a workflow, by key. */
export const stepNumbersOf = (milestones: readonly Part[]): Numbers =>
  new Map(milestones.flatMap(({ steps }) => steps.map((it) => [it.key, it.number])))

type Props = { steps: readonly Step[]; numbers: Numbers }

export const WorkflowSteps = ({ steps, numbers }: Props) => (
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
          <td className="s-due mute">{step.due ? dueRuleText(step.due) : '–'}</td>
          <td className="s-after mute">
            {step.depends_on.map((key) => numbers.get(key)).join(', ') || '–'}
          </td>
          <td className="s-when mute">{step.condition ? conditionText(step.condition) : '–'}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
