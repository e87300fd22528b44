import type { Risk } from '#domain/conveyance/conveyance'
import { factNames } from '#domain/conveyance/plan/fact'
import {
  type AnyField,
  type CaseField,
  CaseFlag,
  isCustomField,
} from '#domain/conveyance/workflow/condition'
import { flagLabels } from '#domain/conveyance/workflow/flag-labels'
import type { CustomField } from '#domain/custom-field/custom-field'
import { keysOf } from '#domain/entries'
import { Nation, Tenure } from '#domain/matter'
import { matterNames } from '#domain/matter-names'
import { pounds } from '#domain/money'

type ConditionChoice = {
  readonly value: string | boolean
  readonly label: string
}

/** How a field is compared: with one of its values, with what it lists, or with a number that it is over. */
type ConditionField =
  | { readonly by: 'is' | 'has'; readonly choices: readonly ConditionChoice[] }
  | { readonly by: 'over'; readonly unit: 'pence' | 'count' | 'wd'; readonly first: number }

const named = (labels: Readonly<Record<string, string>>) =>
  keysOf(labels).map((value) => ({ value, label: labels[value] ?? value }))
const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

const risks: readonly Risk[] = ['low', 'medium', 'high']

const yesNo: ConditionField = {
  by: 'is',
  choices: [
    { value: true, label: 'yes' },
    { value: false, label: 'no' },
  ],
}
const count: ConditionField = { by: 'over', unit: 'count', first: 1 }
const workingDays: ConditionField = { by: 'over', unit: 'wd', first: 5 }

/** Every field that conditions may ask for, with what it may be compared with. */
export const conditionFields: Readonly<Partial<Record<CaseField, ConditionField>>> = {
  matter_type: { by: 'is', choices: named(matterNames) },
  tenure: { by: 'is', choices: plain(Tenure.options.toReversed()) },
  nation: { by: 'is', choices: plain(Nation.options) },
  price: { by: 'over', unit: 'pence', first: pounds(500_000) },
  lender: yesNo,
  linked: yesNo,
  agency: yesNo,
  client_count: count,
  flags: {
    by: 'has',
    choices: CaseFlag.options.map((value) => ({ value, label: flagLabels[value] })),
  },
  risk: { by: 'is', choices: plain(risks) },
  facts: { by: 'has', choices: named(factNames) },
  enquiries_open: count,
  undertakings_open: count,
  wd_since_instruction: workingDays,
  wd_since_client_contact: workingDays,
  wd_since_exchange: workingDays,
}

const byKind = {
  yes_no: () => yesNo,
  number: () => count,
  choice: ({ choices }) => ({ by: 'is', choices: plain(choices) }),
} as const satisfies Readonly<Record<string, (field: CustomField) => ConditionField>>

const isComparable = (kind: CustomField['kind']): kind is keyof typeof byKind =>
  Object.hasOwn(byKind, kind)

/** The firm’s own fields that conditions may ask for: texts and dates are compared with nothing. */
export const comparableFields = (fields: readonly CustomField[]): readonly CustomField[] =>
  fields.filter((it) => !it.is_retired && isComparable(it.kind))

/** What a field may be compared with; undefined for one that cannot be, or is not known. */
export const conditionFieldOf = (
  field: AnyField,
  customFields: readonly CustomField[] = [],
): ConditionField | undefined => {
  if (!isCustomField(field)) return conditionFields[field]
  const custom = customFields.find((it) => `custom.${it.key}` === field)
  return custom && isComparable(custom.kind) ? byKind[custom.kind](custom) : undefined
}
