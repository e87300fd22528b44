import { type Plan, type StartedPart, startedParts } from '#domain/conveyance/plan/plan'
import { fullDate, londonDate } from '#domain/dates'

const partOf = (plan: Plan, key: string | undefined): StartedPart | undefined =>
  startedParts(plan).find((it) => it.key === key)

/** The workflow that a rule started, to which a task belongs; undefined for any other task. */
export const partOfTask = (plan: Plan, task: string): StartedPart | undefined =>
  partOf(plan, plan.milestones.find((it) => it.tasks.some(({ key }) => key === task))?.part)

/** 'the workflow Lease extension, version 1, which the rule “Short lease” started on 5 March 2026 (…), because ….' */
export const partText = ({ name, version, rule, cause, condition, at }: StartedPart): string => {
  const because = condition === null ? '' : `, because ${condition}`
  const day = fullDate(londonDate(at))
  return `the workflow ${name}, version ${version}, which the rule “${rule}” started on ${day} (${cause})${because}.`
}

/** Why a stage is in the case: nothing for a stage of the case’s own workflow. */
export const partSentences = (plan: Plan, key: string | undefined): string[] => {
  const part = partOf(plan, key)
  return part ? [`It is part of ${partText(part)}`] : []
}
