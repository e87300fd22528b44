import { addDays, londonDate, londonInstant, weekday } from '#domain/dates'

const MINUTE_MS = 60_000

/** Returns the next instant at a London time of day. */
export const nextAt = (time: string) => (now: string) => {
  const today = londonDate(now)
  const at = londonInstant(today, time)
  return at > now ? at : londonInstant(addDays(today, 1), time)
}

/** Returns the next Sunday at a London time of day. */
export const nextSundayAt = (time: string) => (now: string) => {
  const at = nextAt(time)(now)
  return londonInstant(addDays(londonDate(at), 7 - weekday(londonDate(at))), time)
}

export const inAMinute = (now: string) => new Date(Date.parse(now) + MINUTE_MS).toISOString()
