import { dueOn } from '#domain/conveyance/plan/due-rule'
import { dueRuleText } from '#domain/conveyance/plan/due-rule-text'
import type { Task } from '#domain/conveyance/plan/plan'
import { fullDate } from '#domain/dates'
import { addWorkingDays } from '#domain/working-days'

/** Why a task that is not finished is due when it is. */
export const dueSentences = ({
  status,
  due,
  due_on,
  base_on,
  snoozed,
  was_due_on,
  opened_on,
}: Task) => {
  if (status === 'done' || status === 'skipped' || status === 'not_applicable') return []
  if (due_on === null)
    return due
      ? [`It will be due ${dueRuleText(due)}, which has no date yet.`]
      : ['It has no due date.']
  const day = fullDate(due_on)
  const before = was_due_on ? [`It was due on ${fullDate(was_due_on)} before.`] : []
  if (snoozed) return [`${snoozed.by.name} moved it to ${day}: ${snoozed.reason}.`, ...before]
  if (due === null) return [`It is due on ${day}.`, ...before]
  const ruleDay = base_on === null ? due_on : dueOn(due, base_on)
  if (opened_on !== null && ruleDay < opened_on && due_on === addWorkingDays(opened_on, 1))
    return [
      `It is due on ${day}, the working day after it opened: ${dueRuleText(due)} was ${fullDate(ruleDay)}, when it could not be done yet.`,
    ]
  const base = base_on === null ? '' : ` (${fullDate(base_on)})`
  return [`It is due on ${day}: ${dueRuleText(due)}${base}.`, ...before]
}
