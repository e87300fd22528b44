import { addDays, type DateOnly, type Instant, londonDate, londonInstant } from '#domain/dates'
import { addWorkingDays } from '#domain/working-days'
import type { DeskPlan } from './settings.ts'

/** The follow-up days after sending, soonest first. */
const followUpDays = (plan: DeskPlan, sent: Instant): DateOnly[] =>
  [...new Set(plan.follow_up_days)]
    .toSorted((a, b) => a - b)
    .map((days) => addWorkingDays(londonDate(sent), days))

export const nextFollowUp = (plan: DeskPlan, sent: Instant, now: Instant): Instant | null =>
  followUpDays(plan, sent)
    .map((day) => londonInstant(day, plan.at))
    .find((at) => at > londonInstant(addDays(londonDate(now), 1), '00:00')) ?? null
