import {
  addDays,
  type DateOnly,
  type Instant,
  londonDate,
  londonInstant,
  weekday,
} from '#domain/dates'
import { isWorkingDay } from '#domain/working-days'
import type { Lead } from './lead.ts'

/** Opening hours from a day on; `open` by weekday, 1 for Monday. Closed on bank holidays. */
export type OfficeHours = {
  readonly valid_from: DateOnly
  readonly open: Readonly<Partial<Record<1 | 2 | 3 | 4 | 5 | 6 | 7, readonly [string, string]>>>
  /** Promised response time, in open minutes. */
  readonly response_minutes: number
  /** Closed days besides bank holidays. */
  readonly closed?: readonly DateOnly[] | undefined
}

const weekdayHours = ['09:00', '17:30'] as const

/** The default opening hours, with a response time of 15 open minutes. */
export const defaultOfficeHours: readonly OfficeHours[] = [
  {
    valid_from: '2000-01-01',
    open: { 1: weekdayHours, 2: weekdayHours, 3: weekdayHours, 4: weekdayHours, 5: weekdayHours },
    response_minutes: 15,
  },
]

const MINUTE_MS = 60_000
/** The furthest response deadline, in days. */
const MAX_DEADLINE_DAYS = 60

export const hoursOn = (hours: readonly OfficeHours[], day: DateOnly): OfficeHours => {
  const inForce = hours
    .filter((it) => it.valid_from <= day)
    .toSorted(byStart)
    .at(-1)
  const officeHours = inForce ?? hours[0] ?? defaultOfficeHours[0]
  if (officeHours === undefined) throw new Error('a firm has office hours')
  return officeHours
}

const byStart = (a: OfficeHours, b: OfficeHours) => a.valid_from.localeCompare(b.valid_from)

type Span = { readonly from: number; readonly to: number }

/** Christmas, Boxing Day and New Year’s Day, on which nobody works on a weekend either, though its bank holiday is another day. */
const FEASTS = /-(12-25|12-26|01-01)$/

const isHoliday = (day: DateOnly) => FEASTS.test(day) || (weekday(day) < 6 && !isWorkingDay(day))

/** Opening and closing time of a day, in milliseconds; null if closed. */
const openOn = (hours: readonly OfficeHours[], day: DateOnly): Span | null => {
  const { open, closed = [] } = hoursOn(hours, day)
  const openByDay: Readonly<Partial<Record<number, readonly [string, string]>>> = open
  const times = openByDay[weekday(day)]
  if (times === undefined || isHoliday(day) || closed.includes(day)) return null
  const [from, to] = times
  return { from: Date.parse(londonInstant(day, from)), to: Date.parse(londonInstant(day, to)) }
}

export const isOpenAt = (hours: readonly OfficeHours[], at: Instant) => {
  const span = openOn(hours, londonDate(at))
  const ms = Date.parse(at)
  return span !== null && ms >= span.from && ms < span.to
}

/** The instant some open minutes after another. */
export const afterOpenMinutes = (
  hours: readonly OfficeHours[],
  at: Instant,
  minutes: number,
): Instant => {
  let left = minutes * MINUTE_MS
  let day = londonDate(at)
  for (let count = 0; count < MAX_DEADLINE_DAYS; count += 1, day = addDays(day, 1)) {
    const span = openOn(hours, day)
    if (span === null) continue
    const from = Math.max(span.from, Date.parse(at))
    if (from + left <= span.to && from < span.to) return new Date(from + left).toISOString()
    left -= Math.max(0, span.to - from)
  }
  return new Date(Date.parse(at) + left).toISOString()
}

/** Open minutes between two instants; 0 if the second is earlier. */
export const openMinutesBetween = (
  hours: readonly OfficeHours[],
  from: Instant,
  to: Instant,
): number => {
  let open = 0
  let day = londonDate(from)
  for (let count = 0; count < MAX_DEADLINE_DAYS && day <= londonDate(to); count += 1) {
    const span = openOn(hours, day)
    if (span !== null)
      open += Math.max(0, Math.min(span.to, Date.parse(to)) - Math.max(span.from, Date.parse(from)))
    day = addDays(day, 1)
  }
  return Math.floor(open / MINUTE_MS)
}

/** The deadline of a lead without a promised response, such as an imported one. */
export const NO_DEADLINE: Instant = '9999-12-31T00:00:00.000Z'

export const responseDue = (hours: readonly OfficeHours[], received: Instant): Instant =>
  afterOpenMinutes(hours, received, hoursOn(hours, londonDate(received)).response_minutes)

export type LeadClock = {
  /** 'paused': the desk is closed and the clock is stopped. */
  readonly state: 'answered' | 'in-time' | 'amber' | 'red' | 'paused'
  /** Open minutes left, negative once late; for an answered lead the minutes it took. */
  readonly minutes: number
}

type ClockedLead = Pick<Lead, 'received_at' | 'response_due_at' | 'first_response_at'>

/** The response clock of a lead: amber with a third of the time left, red once late. */
export const clockOf = (
  lead: ClockedLead,
  hours: readonly OfficeHours[],
  now: Instant,
): LeadClock => {
  if (lead.first_response_at !== null) {
    const minutesTaken = openMinutesBetween(hours, lead.received_at, lead.first_response_at)
    return { state: 'answered', minutes: minutesTaken }
  }
  if (now > lead.response_due_at)
    return { state: 'red', minutes: -openMinutesBetween(hours, lead.response_due_at, now) }
  const minutes = openMinutesBetween(hours, now, lead.response_due_at)
  if (!isOpenAt(hours, now)) return { state: 'paused', minutes }
  const responseMinutes = hoursOn(hours, londonDate(lead.received_at)).response_minutes
  return { state: minutes * 3 <= responseMinutes ? 'amber' : 'in-time', minutes }
}

/** The urgency of a sold lead: red after 4 hours, amber after 1 hour, watch after 15 minutes. */
export const soldAge = (since: Instant, now: Instant): 'fresh' | 'watch' | 'amber' | 'red' => {
  const minutes = (Date.parse(now) - Date.parse(since)) / MINUTE_MS
  if (minutes >= 240) return 'red'
  if (minutes >= 60) return 'amber'
  return minutes >= 15 ? 'watch' : 'fresh'
}
