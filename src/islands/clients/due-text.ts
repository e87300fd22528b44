import type { DateOnly } from '#domain/dates'
import { plainDate, today } from '#lib/format'

/** ', by 3 December', ', which was due on 25 November' or ''. */
export const dueText = (by: DateOnly | null, now: DateOnly = today()) => {
  if (by === null) return ''
  return by < now ? `, which was due on ${plainDate(by, now)}` : `, by ${plainDate(by, now)}`
}
