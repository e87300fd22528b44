import * as z from 'zod/mini'
import {
  addDays,
  type DateOnly,
  type Instant,
  londonDate,
  londonInstant,
  londonTime,
} from '#domain/dates'
import { isWorkingDay, nextWorkingDay, sameOrNextWorkingDay } from '#domain/working-days'

const WEEK_MINUTES = 7 * 24 * 60
const DAY_MINUTES = 24 * 60

const minutes = (most: number) =>
  z
    .int('Enter a number of minutes.')
    .check(z.minimum(1), z.maximum(most, `Enter ${most.toLocaleString('en-GB')} minutes or fewer.`))

export const Timing = z.union([
  z.strictObject({ kind: z.literal('at_once') }),
  z.strictObject({ kind: z.literal('after'), minutes: minutes(WEEK_MINUTES) }),
  /** At this hour in London, of this working day or the next. */
  z.strictObject({
    kind: z.literal('working_day'),
    hour: z.int('Enter an hour from 0 to 23.').check(z.minimum(0), z.maximum(23)),
  }),
  /** One message, the latest, for all that happens within these minutes. */
  z.strictObject({ kind: z.literal('batch'), minutes: minutes(DAY_MINUTES) }),
])
export type Timing = z.infer<typeof Timing>

/** No automatic message that keeps quiet hours is sent from this time until the other, in London. */
const QUIET_FROM = '20:00'
const QUIET_UNTIL = '08:00'

export const isQuiet = (at: Instant) => londonTime(at) >= QUIET_FROM || londonTime(at) < QUIET_UNTIL

/** The end of the quiet hours that an instant is in. */
const quietEnd = (at: Instant): Instant => {
  const day = londonDate(at)
  return londonInstant(londonTime(at) < QUIET_UNTIL ? day : addDays(day, 1), QUIET_UNTIL)
}

/** The morning on which a message that would come in the quiet hours is sent; of a working day where it waits for one. */
const morningAfter = ({ kind }: Timing, at: Instant): Instant => {
  const morning = quietEnd(at)
  return kind === 'working_day'
    ? londonInstant(sameOrNextWorkingDay(londonDate(morning)), QUIET_UNTIL)
    : morning
}

const addMinutes = (at: Instant, count: number): Instant =>
  new Date(Date.parse(at) + count * 60_000).toISOString()

const atHour = (day: DateOnly, hour: number) =>
  londonInstant(day, `${String(hour).padStart(2, '0')}:00`)

const workingDayAt = (now: Instant, hour: number): Instant => {
  const today = londonDate(now)
  const at = atHour(today, hour)
  return isWorkingDay(today) && at >= now ? at : atHour(nextWorkingDay(today), hour)
}

const timedAt = (timing: Timing, now: Instant): Instant => {
  if (timing.kind === 'at_once') return now
  if (timing.kind === 'working_day') return workingDayAt(now, timing.hour)
  return addMinutes(now, timing.minutes)
}

type Timed = {
  readonly timing: Timing
  readonly quiet_hours: boolean
}

export type SendingTime = {
  /** Null for at once. */
  readonly not_before: Instant | null
  readonly reason: 'scheduled' | 'quiet_hours' | null
}

/** When a message is sent that was caused now; on the day of completion quiet hours do not count. */
export const sendingTime = (
  { timing, quiet_hours }: Timed,
  now: Instant,
  completionOn: DateOnly | null,
): SendingTime => {
  const at = timedAt(timing, now)
  const waitsForMorning = quiet_hours && isQuiet(at) && completionOn !== londonDate(at)
  if (waitsForMorning) return { not_before: morningAfter(timing, at), reason: 'quiet_hours' }
  return at > now ? { not_before: at, reason: 'scheduled' } : { not_before: null, reason: null }
}
