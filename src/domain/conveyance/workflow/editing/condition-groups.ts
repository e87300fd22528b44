import type { Condition } from '#domain/conveyance/workflow/condition'

export const groupModes = { all: 'all', any: 'any', none: 'none' } as const
export type GroupMode = keyof typeof groupModes

/** A condition as its builder shows it: conditions of which all, any or none must hold. */
export type ConditionGroup = { readonly mode: GroupMode; readonly items: readonly Condition[] }

/** Whether a condition is a group; the opposite of a single one is a single one. */
export const isGroup = (condition: Condition): boolean =>
  'all' in condition || 'any' in condition || ('not' in condition && !('field' in condition.not))

/** The group of a condition; a single one is a group of one, and none is an empty group. */
export const toGroup = (condition: Condition | null): ConditionGroup => {
  if (condition === null) return { mode: 'all', items: [] }
  if ('all' in condition) return { mode: 'all', items: condition.all }
  if ('any' in condition) return { mode: 'any', items: condition.any }
  if (!('not' in condition) || !isGroup(condition)) return { mode: 'all', items: [condition] }
  const { not } = condition
  return { mode: 'none', items: 'any' in not ? not.any : [not] }
}

/** The condition of a group; null for an empty one, which always holds. */
export const fromGroup = ({ mode, items }: ConditionGroup): Condition | null => {
  const [first, ...others] = items
  if (first === undefined) return null
  if (mode === 'none') return { not: { any: [...items] } }
  if (others.length === 0 && !isGroup(first)) return first
  return mode === 'all' ? { all: [...items] } : { any: [...items] }
}
