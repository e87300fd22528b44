import { factNames } from '#domain/conveyance/plan/fact'
import { midSentence } from '#domain/conveyance/plan/task-labels'
import { customFieldText } from '#domain/custom-field/labels'
import { formatPence } from '#domain/money'
import {
  type AnyField,
  type CaseField,
  CaseFlag,
  type Condition,
  isCustomField,
} from './condition.ts'
import { flagLabels } from './flag-labels.ts'

const fieldLabels: Readonly<Record<CaseField, string>> = {
  matter_type: 'type of matter',
  tenure: 'tenure',
  nation: 'nation',
  price: 'price',
  lender: 'lender',
  linked: 'linked case',
  agency: 'estate agent',
  client_count: 'number of clients',
  flags: 'unusual points',
  risk: 'risk',
  facts: 'recorded facts',
  enquiries_open: 'open enquiries',
  undertakings_open: 'open undertakings',
  wd_since_instruction: 'working days since instruction',
  wd_since_client_contact: 'working days since contact with the client',
  wd_since_exchange: 'working days since exchange',
}

/** 'open enquiries', in the middle of a sentence. */
export const fieldLabel = (field: AnyField): string =>
  isCustomField(field) ? customFieldText(field.slice('custom.'.length)) : fieldLabels[field]

/** 'Open enquiries', as the label of a choice. */
export const caseFieldName = (field: AnyField): string =>
  `${fieldLabel(field).charAt(0).toUpperCase()}${fieldLabel(field).slice(1)}`

const namesByFact: Readonly<Partial<Record<string, string>>> = factNames

const flagLabel = (value: string) => {
  const flag = CaseFlag.safeParse(value)
  return midSentence(flag.success ? flagLabels[flag.data] : value)
}

const valueText = (field: AnyField, value: string | number) => {
  if (typeof value === 'string')
    return isCustomField(field) ? `“${value}”` : value.replaceAll(/[-_]/g, ' ')
  return field === 'price' ? formatPence(value).replace(/\.00$/, '') : String(value)
}

const isText = (field: AnyField, value: string | number | boolean) => {
  if (isCustomField(field) && typeof value === 'boolean')
    return `the ${fieldLabel(field)} is ${value ? 'yes' : 'no'}`
  const article = /^[aeiou]/.test(fieldLabel(field)) ? 'an' : 'a'
  if (value === true) return `there is ${article} ${fieldLabel(field)}`
  if (value === false) return `there is no ${fieldLabel(field)}`
  return `the ${fieldLabel(field)} is ${valueText(field, value)}`
}

const hasText = (field: AnyField, value: string) =>
  field === 'facts'
    ? `“${namesByFact[value] ?? value}” is recorded`
    : `the case has “${flagLabel(value)}”`

const isGroup = (condition: Condition) =>
  ('all' in condition && condition.all.length > 1) ||
  ('any' in condition && condition.any.length > 1)

const partText = (condition: Condition) =>
  isGroup(condition) ? `(${conditionText(condition)})` : conditionText(condition)

/** A condition in the middle of a sentence: 'the tenure is leasehold and there is a lender'. */
export const conditionText = (condition: Condition): string => {
  if ('all' in condition) return condition.all.map(partText).join(' and ')
  if ('any' in condition) return condition.any.map(partText).join(' or ')
  if ('not' in condition) return `it is not so that ${partText(condition.not)}`
  const { field } = condition
  if ('is' in condition) return isText(field, condition.is)
  if ('has' in condition) return hasText(field, condition.has)
  return `the ${fieldLabel(field)} is over ${valueText(field, condition.over)}`
}
