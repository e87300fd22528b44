import type { MatterType } from '#domain/matter'
import type { Condition } from './condition.ts'

const isContradiction = (conditions: readonly Condition[]) =>
  conditions.some(
    (one) =>
      'is' in one &&
      conditions.some((it) => 'is' in it && it.field === one.field && it.is !== one.is),
  )

/** Whether a condition holds for no case of a matter type. */
export const neverHolds = (condition: Condition | null, matter: MatterType): boolean => {
  if (condition === null) return false
  if ('all' in condition)
    return condition.all.some((it) => neverHolds(it, matter)) || isContradiction(condition.all)
  if ('any' in condition) return condition.any.every((it) => neverHolds(it, matter))
  return 'is' in condition && condition.field === 'matter_type' && condition.is !== matter
}
