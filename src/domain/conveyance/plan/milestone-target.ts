import type { DateOnly } from '#domain/dates'
import type { FactKey } from './fact.ts'
import { completionDay, type KeyDates } from './key-date.ts'
import type { Milestone } from './plan.ts'

const provesAnyFact = (milestone: Milestone, facts: readonly FactKey[]) =>
  milestone.tasks.some((task) => task.evidence !== null && facts.includes(task.evidence))

/** The key date at which a milestone aims: the exchange target or the completion date; null for the others. */
export const milestoneTarget = (milestone: Milestone, key_dates: KeyDates): DateOnly | null => {
  if (provesAnyFact(milestone, ['completed'])) return completionDay(key_dates)
  return provesAnyFact(milestone, ['exchanged', 'authority_to_exchange'])
    ? key_dates.exchange_target_on
    : null
}
