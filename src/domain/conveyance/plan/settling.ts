import type { Conveyance } from '#domain/conveyance/conveyance'
import { fieldsOf } from '#domain/conveyance/fields'
import { type Instant, londonDate } from '#domain/dates'
import { applyConditions } from './conditions.ts'
import { recalculateDueDates } from './dates.ts'
import { applyFacts } from './evidence.ts'
import { settleMilestones } from './milestone-progress.ts'
import { openTasks } from './opening.ts'
import type { Plan } from './plan.ts'

export const settlePlan = (plan: Plan, conveyance: Conveyance, now: Instant): Plan => {
  const today = londonDate(now)
  const fields = fieldsOf(conveyance, today)
  const proven = applyFacts(applyConditions(plan, fields), conveyance.facts)
  // A step whose fact was withdrawn may not apply any more either.
  const open = openTasks(applyConditions(proven, fields), conveyance, today)
  return settleMilestones(recalculateDueDates(open, conveyance.key_dates, today), now)
}
