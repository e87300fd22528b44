import type { Action } from '#domain/conveyance/automation/action'
import { triggerEventNames } from '#domain/conveyance/automation/event-names'
import { detailOfField } from '#domain/conveyance/automation/matching'
import { unknownValues } from '#domain/conveyance/automation/merge-values'
import { movesItsDate, setsOffItself } from '#domain/conveyance/automation/self-firing'
import type { Trigger } from '#domain/conveyance/automation/trigger'
import { error, type Finding, warning } from './finding.ts'
import { neverHolds } from './never-holding.ts'
import type { Step, Workflow } from './workflow.ts'

type Place = Finding['place']
type Known = {
  readonly steps: ReadonlyMap<string, Step>
  /** The steps whose condition cannot hold. */
  readonly unused: ReadonlySet<string>
}

const eventNames: readonly string[] = triggerEventNames

const triggerFindings = (trigger: Trigger, place: Place, known: Known): Finding[] => {
  if ('event' in trigger && !eventNames.includes(trigger.event))
    return [error(place, `Nothing sets this rule off: there is no event ${trigger.event}.`)]
  if ('field' in trigger && detailOfField(trigger.field) === undefined)
    return [error(place, `Nothing sets this rule off: ${trigger.field} does not change by itself.`)]
  if (!('step' in trigger)) return []
  if (!known.steps.has(trigger.step))
    return [error(place, `This rule waits for ${trigger.step}, which is not a step.`)]
  return known.unused.has(trigger.step)
    ? [warning(place, `This rule never runs: ${trigger.step} never applies.`)]
    : []
}

const textOf = (action: Action) => {
  if ('subject' in action) return `${action.subject} ${action.text}`
  return action.do === 'notify' ? action.text : ''
}

const actionFindings = (action: Action, place: Place, { steps }: Known): Finding[] => {
  const unknown = unknownValues(textOf(action)).map((name) =>
    error(place, `The text uses the value “${name}”, which does not exist.`),
  )
  const step = 'step' in action ? action.step : undefined
  if (step === undefined) return unknown
  if (!steps.has(step)) return [error(place, `An action names ${step}, which is not a step.`)]
  const named = steps.get(step)
  const isApproval = named?.kind === 'approval' || named?.needs_approval === true
  return action.do === 'complete_task' && isApproval
    ? [error(place, `${step} is an approval, which a person has to give.`)]
    : unknown
}

const loopFindings = (trigger: Trigger, actions: readonly Action[], place: Place): Finding[] =>
  actions.flatMap((action) => {
    if (movesItsDate(trigger, action))
      return error(place, 'This rule moves the date that it waits for, so it would never end.')
    return setsOffItself(trigger, action)
      ? warning(place, 'This rule can set itself off. It runs once, and not on what it did itself.')
      : []
  })

/** What is wrong with the rules of a workflow and the actions of its steps. */
export const ruleFindings = (workflow: Workflow): Finding[] => {
  const placed = workflow.milestones.flatMap(({ key: milestone, steps }) =>
    steps.map((step) => ({ ...step, milestone })),
  )
  const unused = placed.filter((it) => neverHolds(it.condition, workflow.matter_type))
  const known: Known = {
    steps: new Map(placed.map((it) => [it.key, it])),
    unused: new Set(unused.map((it) => it.key)),
  }
  const ofRules = workflow.rules.flatMap(({ when, then, ...rule }, at) => {
    const place = { rule: at }
    return [
      ...triggerFindings(when, place, known),
      ...(neverHolds(rule.if, workflow.matter_type)
        ? [warning(place, 'This rule never runs: its condition cannot hold.')]
        : []),
      ...then.flatMap((it) => actionFindings(it, place, known)),
      ...loopFindings(when, then, place),
    ]
  })
  const ofSteps = placed.flatMap(({ key, milestone, actions }) => {
    const place = { milestone, step: key }
    const when = { step: key, is: 'done' } as const
    return [
      ...actions.flatMap((it) => actionFindings(it, place, known)),
      ...loopFindings(when, actions, place),
    ]
  })
  return [...ofRules, ...ofSteps]
}
