import type { Conveyance } from './conveyance.ts'
import { fieldsOf } from './conveyance-fields.ts'
import { type Instant, londonDate } from './dates.ts'
import { settleMilestones } from './milestone-progress.ts'
import type { Plan } from './plan.ts'
import { applyConditions } from './plan-conditions.ts'
import { redate } from './plan-dates.ts'
import { applyFacts } from './plan-evidence.ts'
import { openTasks } from './plan-opening.ts'

/** A plan in step with its case: needless tasks aside, proven ones done, the next open, dates right. */
export const settlePlan = (plan: Plan, conveyance: Conveyance, now: Instant): Plan => {
  const today = londonDate(now)
  const applicable = applyConditions(plan, fieldsOf(conveyance))
  const open = openTasks(applyFacts(applicable, conveyance.facts), conveyance, today)
  return settleMilestones(redate(open, conveyance.key_dates, today), now)
}
