import { actionText } from '#domain/conveyance/automation/action-text'
import type { Rule } from '#domain/conveyance/automation/rules'
import { conditionText } from '#domain/conveyance/workflow/condition-text'

type Names = ReadonlyMap<string, string>

/** 'On “Exchanged”, if there is a lender: Notify the cashier'. By key: the titles of steps, the names of workflows. */
export const ruleText = (
  { name, condition, actions }: Rule,
  titles: Names,
  workflows: Names,
): string => {
  const done = actions.map((it) => actionText(it, titles, workflows)).join('; ')
  return condition === null
    ? `${name}: ${done}`
    : `${name}, if ${conditionText(condition)}: ${done}`
}
