import * as z from 'zod/mini'
import { CaseDeadline } from '#domain/conveyance/clock/deadline'
import { DayChase, DayCount, DayDate, DayTask } from '#domain/conveyance/my-day'
import { endpointsOf } from '#domain/endpoint'

export const WeekVisit = z.object({ id: z.string(), on: z.string(), place: z.string() })
export type WeekVisit = z.infer<typeof WeekVisit>

/** The next five working days of one member of staff. */
export const WeekPlan = z.object({
  days: z.array(z.string()),
  /** Tasks due by the last day, late ones with them. */
  tasks: z.array(DayTask),
  chases: z.array(DayChase),
  /** Exchanges and completions, the first of each day. */
  dates: z.array(DayDate),
  /** The days that have more, with how many. */
  full_days: z.array(DayCount),
  key_dates: z.array(CaseDeadline),
  visits: z.array(WeekVisit),
})
export type WeekPlan = z.infer<typeof WeekPlan>

export const weekPlanApi = endpointsOf({
  show: { method: 'GET', path: '/api/my-day/week', who: ['staff'], can: [], reply: WeekPlan },
})

/** The planned day on which something of a date stands: what is late on the first, what falls between on the next. */
export const plannedDay = (days: readonly string[], on: string | null): string | null =>
  on === null ? null : (days.find((day) => on <= day) ?? null)
