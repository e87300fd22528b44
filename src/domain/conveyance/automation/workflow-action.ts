import { startedParts } from '#domain/conveyance/plan/plan'
import { startPart } from '#domain/conveyance/workflow/part/starting'
import { fullDate, londonDate } from '#domain/dates'
import { matterNames } from '#domain/matter-names'
import { wrongState } from '#domain/refusal'
import type { Acting, ActionOf, Performed } from './acting.ts'

/** Adds a workflow to the case, unless it is part of it. Throws 409 for one that is not published for this. */
export const startByRule = (
  { records, rule, cause, condition, firm, now }: Acting,
  { workflow: key }: ActionOf<'start_workflow'>,
): Performed => {
  const { conveyance, plan } = records
  if (plan.workflow_key === key) return { skipped: 'This is the workflow of the case itself.' }
  const started = startedParts(plan).find((it) => it.key === key)
  if (started !== undefined)
    return {
      skipped: `“${started.name}” has been part of this case since ${fullDate(londonDate(started.at))}.`,
    }
  const part = firm.partOf(key)
  if (part === null || part.matter_type !== conveyance.matter_type)
    throw wrongState(
      'automation.unknown_workflow',
      `No workflow “${key}” is published as a part of cases of the type ${matterNames[conveyance.matter_type].toLowerCase()}. Publish it, or correct the rule.`,
    )
  return startPart(records, part, { rule, cause, condition }, now)
}
