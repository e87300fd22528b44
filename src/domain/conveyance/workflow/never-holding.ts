import type { MatterType } from '#domain/matter'
import type { AnyField, Condition } from './condition.ts'

type Kind = 'text' | 'yes-no' | 'number' | 'list'

const kinds: Readonly<Partial<Record<AnyField, Kind>>> = {
  matter_type: 'text',
  tenure: 'text',
  nation: 'text',
  price: 'number',
  lender: 'yes-no',
  linked: 'yes-no',
  agency: 'yes-no',
  client_count: 'number',
  flags: 'list',
  risk: 'text',
  facts: 'list',
  enquiries_open: 'number',
  undertakings_open: 'number',
  wd_since_instruction: 'number',
  wd_since_client_contact: 'number',
  wd_since_exchange: 'number',
}

const typeOf = { text: 'string', 'yes-no': 'boolean', number: 'number', list: 'object' } as const

/** Whether a field is compared with something that it never is, such as a list with a number. */
const isMisfit = (condition: Condition): boolean => {
  if (!('field' in condition)) return false
  const kind = kinds[condition.field]
  if (kind === undefined) return false
  if ('has' in condition) return kind !== 'list'
  return 'over' in condition ? kind !== 'number' : typeOf[kind] !== typeof condition.is
}

const isSame = (one: Condition, other: Condition) => JSON.stringify(one) === JSON.stringify(other)

const contradicts = (one: Condition, other: Condition) => {
  if ('not' in other && isSame(other.not, one)) return true
  return 'is' in one && 'is' in other && other.field === one.field && other.is !== one.is
}

const isContradiction = (conditions: readonly Condition[]) =>
  conditions.some((one) => conditions.some((it) => contradicts(one, it)))

/** Whether a condition holds for no case of a matter type. */
export const neverHolds = (condition: Condition | null, matter: MatterType): boolean => {
  if (condition === null) return false
  if ('all' in condition)
    return condition.all.some((it) => neverHolds(it, matter)) || isContradiction(condition.all)
  if ('any' in condition) return condition.any.every((it) => neverHolds(it, matter))
  if (isMisfit(condition)) return true
  return 'is' in condition && condition.field === 'matter_type' && condition.is !== matter
}
