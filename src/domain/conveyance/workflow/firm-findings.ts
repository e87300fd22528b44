import type { Action } from '#domain/conveyance/automation/action'
import { customFieldsNamed } from '#domain/conveyance/automation/merge-values'
import type { Trigger } from '#domain/conveyance/automation/trigger'
import { customFieldText } from '#domain/custom-field/labels'
import { type AnyField, type Condition, isCustomField } from './condition.ts'
import { type Finding, warning } from './finding.ts'
import { circleFindings, missingPartFindings, type WorkflowLink } from './part/links.ts'
import { type NamedKeys, referenceFindings } from './reference-findings.ts'
import type { Workflow } from './workflow.ts'

type Place = Finding['place']

/** What the firm has that workflows refer to, by key. */
export type FirmKeys = NamedKeys & {
  readonly customFields: ReadonlySet<string>
  readonly webhooks: ReadonlySet<string>
  /** The published workflows. */
  readonly workflows: readonly WorkflowLink[]
}

const fieldsIn = (condition: Condition | null): AnyField[] => {
  if (condition === null) return []
  if ('all' in condition) return condition.all.flatMap(fieldsIn)
  if ('any' in condition) return condition.any.flatMap(fieldsIn)
  return 'not' in condition ? fieldsIn(condition.not) : [condition.field]
}

const keysOf = (fields: readonly AnyField[]): string[] =>
  fields.filter(isCustomField).map((it) => it.slice('custom.'.length))

const textOf = (action: Action): string => {
  if ('subject' in action) return `${action.subject} ${action.text}`
  return action.do === 'notify' ? action.text : ''
}

const unknownFields = (keys: readonly string[], place: Place, { customFields }: FirmKeys) =>
  [...new Set(keys)]
    .filter((key) => !customFields.has(key))
    .map((key) =>
      warning(
        place,
        `Your firm has no field “${customFieldText(key)}”. Add it, or choose another.`,
      ),
    )

const ofActions = (actions: readonly Action[], place: Place, firm: FirmKeys): Finding[] =>
  actions.flatMap((action) => [
    ...unknownFields(customFieldsNamed(textOf(action)), place, firm),
    ...(action.do === 'webhook' && !firm.webhooks.has(action.to)
      ? [warning(place, `Rules may not call the system “${action.to}”. Allow its address first.`)]
      : []),
  ])

const ofTrigger = (trigger: Trigger) => ('field' in trigger ? keysOf([trigger.field]) : [])

/**
 * What a workflow refers to and the firm does not have: such a condition never holds, such an action fails. Workflows
 * that start each other are errors.
 */
export const firmFindings = (workflow: Workflow, firm: FirmKeys): Finding[] => [
  ...unknownFields(keysOf(fieldsIn(workflow.selection?.condition ?? null)), {}, firm),
  ...workflow.rules.flatMap(({ when, then, ...rule }, at) => [
    ...unknownFields([...ofTrigger(when), ...keysOf(fieldsIn(rule.if))], { rule: at }, firm),
    ...ofActions(then, { rule: at }, firm),
  ]),
  ...workflow.milestones.flatMap(({ key: milestone, steps }) =>
    steps.flatMap(({ key: step, condition, actions }) => [
      ...unknownFields(keysOf(fieldsIn(condition)), { milestone, step }, firm),
      ...ofActions(actions, { milestone, step }, firm),
    ]),
  ),
  ...referenceFindings(workflow, firm),
  ...circleFindings(workflow, firm.workflows),
  ...missingPartFindings(workflow, firm.workflows),
]
