import { actionText } from '#domain/conveyance/automation/action-text'
import { conditionText } from '#domain/conveyance/automation/condition-text'
import { type Rule, rulesOf, stepTitlesOf } from '#domain/conveyance/automation/rules'
import type { Workflow } from '#domain/conveyance/workflow/workflow'

/** What a workflow does by itself, and when. */
export default function WorkflowRules({ workflow }: { workflow: Workflow }) {
  const rules = rulesOf(workflow)
  const titles = stepTitlesOf(workflow)
  if (rules.length === 0) return null
  return (
    <section>
      <h3 className="lab">Rules</h3>
      <ul className="changes">
        {rules.map((rule) => (
          <li key={rule.key}>{ruleText(rule, titles)}</li>
        ))}
      </ul>
    </section>
  )
}

const ruleText = (
  { name, condition, actions }: Rule,
  titles: ReadonlyMap<string, string>,
): string => {
  const done = actions.map((it) => actionText(it, titles)).join('; ')
  return condition === null
    ? `${name}: ${done}`
    : `${name}, if ${conditionText(condition)}: ${done}`
}
