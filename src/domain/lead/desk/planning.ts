import { addDays, type DateOnly, type Instant, londonDate, londonInstant } from '#domain/dates'
import { addWorkingDays } from '#domain/working-days'
import type { DeskPlan } from './settings.ts'

/** The days after sending on which follow-ups fall, the soonest first. */
const followUpDays = (plan: DeskPlan, sent: Instant): DateOnly[] =>
  [...new Set(plan.follow_up_days)]
    .toSorted((a, b) => a - b)
    .map((days) => addWorkingDays(londonDate(sent), days))

/** The next planned follow-up after a moment; null once the plan is spent. */
export const nextFollowUp = (plan: DeskPlan, sent: Instant, now: Instant): Instant | null =>
  followUpDays(plan, sent)
    .map((day) => londonInstant(day, plan.at))
    .find((at) => at > londonInstant(addDays(londonDate(now), 1), '00:00')) ?? null
