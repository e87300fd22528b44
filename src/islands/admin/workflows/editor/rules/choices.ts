import { triggerEventNames } from '#domain/conveyance/automation/event-names'
import { changingFields } from '#domain/conveyance/automation/matching'
import { keyDateKeys, settableKeyDates } from '#domain/conveyance/plan/key-date'
import { keyDateNames } from '#domain/conveyance/plan/key-date-labels'
import { stepRoleNames } from '#domain/conveyance/plan/step-role-labels'
import type { AnyField } from '#domain/conveyance/workflow/condition'
import { caseFieldName } from '#domain/conveyance/workflow/condition-text'
import { stepsOf } from '#domain/conveyance/workflow/editing/steps'
import type { Workflow } from '#domain/conveyance/workflow/workflow'
import type { CustomField } from '#domain/custom-field/custom-field'
import { keysOf } from '#domain/entries'
import { eventTitle } from '#domain/events'
import { partyLabels } from '#domain/party'

const optionsOf = <Name extends string>(names: Readonly<Record<Name, string>>) =>
  keysOf(names).map((value) => ({ value, label: names[value] }))

export const roleOptions = optionsOf(stepRoleNames)
export const partyOptions = optionsOf(partyLabels)
export const dateOptions = keyDateKeys.map((value) => ({ value, label: keyDateNames[value] }))
export const settableDateOptions = settableKeyDates.map((value) => ({
  value,
  label: keyDateNames[value],
}))

/** The events of cases, by title. */
export const eventOptions = triggerEventNames
  .map((value) => ({ value, label: eventTitle(value) }))
  .sort((one, other) => one.label.localeCompare(other.label))

/** The fields whose change is an event. */
const fieldOptions = changingFields.map((value) => ({ value, label: caseFieldName(value) }))

/** The same with the firm’s own fields; one that is gone stays to be seen. */
export const fieldOptionsWith = (fields: readonly CustomField[], chosen: AnyField) => {
  const own = fields
    .filter((it) => !it.is_retired)
    .map(({ key, name }) => ({ value: `custom.${key}` as const, label: name }))
  const options: { value: AnyField; label: string }[] = [...fieldOptions, ...own]
  return options.some((it) => it.value === chosen)
    ? options
    : [{ value: chosen, label: `${caseFieldName(chosen)} (no such field)` }, ...options]
}

export const unitOptions = [
  { value: 'wd' as const, label: 'working days' },
  { value: 'd' as const, label: 'days' },
]

/** The steps of a workflow; one that is gone stays to be seen. */
export const stepOptions = (workflow: Workflow, chosen: string) => {
  const steps = stepsOf(workflow).map(({ key, number, title }) => ({
    value: key,
    label: `${number} ${title}`,
  }))
  return steps.some((it) => it.value === chosen)
    ? steps
    : [{ value: chosen, label: `${chosen} (not a step)` }, ...steps]
}
