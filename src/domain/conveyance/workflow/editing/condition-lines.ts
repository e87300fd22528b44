import type { AnyField, Condition } from '#domain/conveyance/workflow/condition'
import type { CustomField } from '#domain/custom-field/custom-field'
import { conditionFieldOf } from './condition-fields.ts'

type SingleCondition = Extract<Condition, { readonly field: AnyField }>

/** One line of the builder: a single condition, or its opposite. */
export type ConditionLine = { readonly single: SingleCondition; readonly isNegated: boolean }

/** The line of a condition; null for a group. */
export const toLine = (condition: Condition): ConditionLine | null => {
  if ('field' in condition) return { single: condition, isNegated: false }
  return 'not' in condition && 'field' in condition.not
    ? { single: condition.not, isNegated: true }
    : null
}

export const fromLine = ({ single, isNegated }: ConditionLine): Condition =>
  isNegated ? { not: single } : single

/** The condition that a field begins with in the builder. */
export const firstCondition = (
  field: AnyField,
  customFields: readonly CustomField[] = [],
): SingleCondition => {
  const kind = conditionFieldOf(field, customFields)
  if (kind === undefined) return { field, is: true }
  if (kind.by === 'over') return { field, over: kind.first }
  const value = kind.choices[0]?.value ?? true
  return kind.by === 'has' ? { field, has: String(value) } : { field, is: value }
}

const operators = {
  is: ['is', 'is not'],
  has: ['includes', 'does not include'],
  over: ['is over', 'is at most'],
} as const

/** How a single condition may be compared: as it is, and negated. */
export const operatorsOf = (single: SingleCondition) => {
  if ('over' in single) return operators.over
  return 'has' in single ? operators.has : operators.is
}

/** What a single condition compares with, among its choices; empty for a number. */
export const choiceOf = (single: SingleCondition): string => {
  if ('has' in single) return single.has
  return 'is' in single ? String(single.is) : ''
}

/** The condition with another of its choices; unchanged where it is none of them. */
export const withChoice = (
  single: SingleCondition,
  chosen: string,
  customFields: readonly CustomField[] = [],
): SingleCondition => {
  const kind = conditionFieldOf(single.field, customFields)
  if (kind === undefined || kind.by === 'over') return single
  const choice = kind.choices.find((it) => String(it.value) === chosen)
  if (choice === undefined) return single
  return 'has' in single
    ? { ...single, has: String(choice.value) }
    : { field: single.field, is: choice.value }
}
