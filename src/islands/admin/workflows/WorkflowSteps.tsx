import type { DueRule } from '#domain/conveyance/plan/due-rule'
import { stepRoleNames } from '#domain/conveyance/plan/step-role-labels'
import type { Step } from '#domain/conveyance/workflow/workflow'

const dueWords = (rule: DueRule | null) => {
  if (rule === null) return '–'
  const { base, offset, unit } = rule
  const sign = offset < 0 ? '−' : '+'
  return `${base.replaceAll('_', ' ')} ${sign}${Math.abs(offset)} ${unit === 'wd' ? 'working days' : 'days'}`
}

/** The steps of a milestone as they would be drawn into a case. */
export const WorkflowSteps = ({ steps }: { steps: readonly Step[] }) => (
  <table className="list workflow-steps">
    <thead>
      <tr>
        <th className="s-number n">No.</th>
        <th>Step</th>
        <th className="s-role">Who</th>
        <th className="s-due">Due</th>
        <th className="s-after">After</th>
        <th className="s-when">Only where</th>
      </tr>
    </thead>
    <tbody>
      {steps.map((it) => (
        <tr key={it.key}>
          <td className="s-number n mute">{it.number}</td>
          <td title={it.title}>
            {it.title}
            {it.optional && <span className="faint"> optional</span>}
          </td>
          <td className="s-role mute">{stepRoleNames[it.assignee]}</td>
          <td className="s-due mute">{dueWords(it.due)}</td>
          <td className="s-after mute" title={it.depends_on.join(', ')}>
            {it.depends_on.join(', ') || '–'}
          </td>
          <td className="s-when mute" title={conditionWords(it.condition)}>
            {conditionWords(it.condition)}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

const conditionWords = (it: Step['condition']): string => {
  if (it === null) return '–'
  if ('all' in it) return it.all.map(conditionWords).join(' and ')
  if ('any' in it) return it.any.map(conditionWords).join(' or ')
  if ('not' in it) return `not ${conditionWords(it.not)}`
  if ('has' in it) return it.has.replaceAll('_', ' ')
  if ('over' in it) return `${it.field} over ${it.over}`
  if (it.is === true) return it.field.replaceAll('_', ' ')
  return String(it.is).replaceAll('_', ' ')
}
