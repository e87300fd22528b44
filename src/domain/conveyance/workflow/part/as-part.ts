import type { Action } from '#domain/conveyance/automation/action'
import type { Trigger } from '#domain/conveyance/automation/trigger'
import type { Step, Workflow } from '#domain/conveyance/workflow/workflow'

/** 'lease-extension.valuation': the key of a milestone, step or rule of a workflow within a case of another. */
export const partKey = (workflow: string, key: string): string => `${workflow}.${key}`

type Rename = (key: string) => string

const keyedAction = (action: Action, rename: Rename): Action =>
  'step' in action && action.step !== undefined ? { ...action, step: rename(action.step) } : action

/** The details of events that name a milestone or a step. */
const namingDetails: readonly string[] = ['milestone', 'task']

const keyedTrigger = (trigger: Trigger, rename: Rename): Trigger => {
  if ('step' in trigger) return { ...trigger, step: rename(trigger.step) }
  if (!('event' in trigger) || trigger.where === undefined) return trigger
  const where = Object.entries(trigger.where).map(([name, value]) => {
    const isKey = namingDetails.includes(name) && typeof value === 'string'
    return [name, isKey ? rename(value) : value] as const
  })
  return { ...trigger, where: Object.fromEntries(where) }
}

const keyedStep = (step: Step, rename: Rename): Step => ({
  ...step,
  key: rename(step.key),
  depends_on: step.depends_on.map(rename),
  actions: step.actions.map((it) => keyedAction(it, rename)),
})

/** A workflow as a part of a case: every key of its own begins with that of the workflow. */
export const asPart = (workflow: Workflow): Workflow => {
  const rename: Rename = (key) => partKey(workflow.key, key)
  return {
    ...workflow,
    milestones: workflow.milestones.map((milestone) => ({
      ...milestone,
      key: rename(milestone.key),
      steps: milestone.steps.map((it) => keyedStep(it, rename)),
    })),
    rules: workflow.rules.map(({ when, then, ...rule }) => ({
      ...rule,
      when: keyedTrigger(when, rename),
      // biome-ignore lint/suspicious/noThenProperty: the exchange format of workflows names it so
      then: then.map((it) => keyedAction(it, rename)),
    })),
  }
}
