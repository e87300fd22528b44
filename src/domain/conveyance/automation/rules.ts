import { type Plan, startedParts } from '#domain/conveyance/plan/plan'
import type { Condition } from '#domain/conveyance/workflow/condition'
import { asPart, partKey } from '#domain/conveyance/workflow/part/as-part'
import type { Step, Workflow } from '#domain/conveyance/workflow/workflow'
import type { FirmParts } from './acting.ts'
import type { Action } from './action.ts'
import type { Trigger } from './trigger.ts'
import { triggerText } from './trigger-text.ts'

/** A rule of a workflow, or what follows when one of its steps is completed. */
export type Rule = {
  /** 'rule-0', the first of the workflow, or 'step-terms'. */
  readonly key: string
  readonly name: string
  readonly when: Trigger
  readonly condition: Condition | null
  readonly actions: readonly Action[]
}

const stepsOf = ({ milestones }: Workflow): Step[] => milestones.flatMap((it) => it.steps)

/** The titles of a workflow's steps, by key. */
export const stepTitlesOf = (workflow: Workflow): ReadonlyMap<string, string> =>
  new Map(stepsOf(workflow).map((it) => [it.key, it.title]))

const ruleOfStep = ({ key, title, actions }: Step): Rule => ({
  key: `step-${key}`,
  name: `After “${title}”`,
  when: { step: key, is: 'done' },
  condition: null,
  actions,
})

/** The rules of a workflow, and those of its steps that have actions. */
export const rulesOf = (workflow: Workflow): Rule[] => {
  const titles = stepTitlesOf(workflow)
  return [
    ...workflow.rules.map(({ name, when, then, ...rule }, at) => ({
      key: `rule-${at}`,
      name: name ?? triggerText(when, titles),
      when,
      condition: rule.if,
      actions: then,
    })),
    ...stepsOf(workflow)
      .filter((it) => it.actions.length > 0)
      .map(ruleOfStep),
  ]
}

/** The rules of a workflow where it is a part of a case, whose keys begin with its own. */
export const partRules = (workflow: Workflow): Rule[] =>
  rulesOf(asPart(workflow)).map((it) => ({ ...it, key: partKey(workflow.key, it.key) }))

/** The rules of the workflows that a case has after a change, and did not have before. */
export const newPartRules = (before: Plan, after: Plan, { partOf }: FirmParts): Rule[] => {
  const known = startedParts(before).map((it) => it.key)
  return startedParts(after)
    .filter((it) => !known.includes(it.key))
    .flatMap((it) => {
      const part = partOf(it.key)
      return part === null ? [] : partRules(part)
    })
}
