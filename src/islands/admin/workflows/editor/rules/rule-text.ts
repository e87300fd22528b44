import { actionText } from '#domain/conveyance/automation/action-text'
import type { Rule } from '#domain/conveyance/automation/rules'
import { conditionText } from '#domain/conveyance/workflow/condition-text'

/** 'On “Exchanged”, if there is a lender: Notify the cashier'. `titles`: those of the steps, by key. */
export const ruleText = (
  { name, condition, actions }: Rule,
  titles: ReadonlyMap<string, string>,
): string => {
  const done = actions.map((it) => actionText(it, titles)).join('; ')
  return condition === null
    ? `${name}: ${done}`
    : `${name}, if ${conditionText(condition)}: ${done}`
}
