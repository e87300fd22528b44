import { formatPence } from '#domain/money'
import type { CaseField, Condition } from './condition.ts'
import { flagLabels } from './flag-labels.ts'

const names: Readonly<Partial<Record<string, string>>> = {
  matter_type: 'Matter type',
  tenure: 'Tenure',
  nation: 'Nation',
  price: 'Price',
  lender: 'Lender',
  linked: 'Linked case',
  agency: 'Estate agent',
  client_count: 'Number of clients',
  flags: 'Flag',
}

export const caseFieldName = (field: CaseField): string => {
  const spaced = field.replaceAll('_', ' ')
  return names[field] ?? spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

const flagNames: Readonly<Partial<Record<string, string>>> = flagLabels
const spaced = (value: string) => value.replaceAll('_', ' ')

const leafText = (condition: Condition): string => {
  if ('has' in condition) return (flagNames[condition.has] ?? spaced(condition.has)).toLowerCase()
  if ('over' in condition) {
    const amount =
      condition.field === 'price'
        ? formatPence(condition.over).replace(/\.00$/, '')
        : condition.over
    return `${caseFieldName(condition.field).toLowerCase()} over ${amount}`
  }
  if (!('is' in condition)) return 'another condition'
  const name = caseFieldName(condition.field).toLowerCase()
  if (condition.is === true) return name
  return condition.is === false ? `no ${name}` : spaced(String(condition.is))
}

/** 'leasehold and lender'; '–' for no condition. */
export const conditionText = (condition: Condition | null): string => {
  if (condition === null) return '–'
  if ('all' in condition) return condition.all.map(conditionText).join(' and ')
  if ('any' in condition) return condition.any.map(conditionText).join(' or ')
  if ('not' in condition) return `not ${conditionText(condition.not)}`
  return leafText(condition)
}
