import * as z from 'zod/mini'
import { CallBack } from '#domain/call/api'
import { DateOnly } from '#domain/date-schema'
import { daysBetween } from '#domain/dates'
import { endpointsOf } from '#domain/endpoint'
import { Party } from '#domain/party'
import { CaseDeadline } from './clock/deadline.ts'
import { DayCash } from './day/team.ts'

/** The person who is away, of what shows on the day of their cover; null of one’s own. */
const covered = { covered: z.nullable(z.string()) }

export const DayTask = z.object({
  ...covered,
  conveyance_id: z.string(),
  conveyance_version: z.int(),
  task: z.string(),
  title: z.string(),
  kind: z.string(),
  ref: z.string(),
  address: z.string(),
  due_on: z.nullable(z.string()),
  /** Working days past its date; 0 when not late. */
  days_late: z.int(),
})
export type DayTask = z.infer<typeof DayTask>

/** A case of one's own in which something expires soon, or before it is used. */
export const DayExpiry = z.object({
  conveyance_id: z.string(),
  ref: z.string(),
  address: z.string(),
  warnings: z.array(z.string()),
})
export type DayExpiry = z.infer<typeof DayExpiry>

/** How many cases exchange and complete on a day. */
export const DayCount = z.object({ on: z.string(), exchanges: z.int(), completions: z.int() })
export type DayCount = z.infer<typeof DayCount>

/** Somebody to chase, on the day of whoever works on the case. */
export const DayChase = z.object({
  ...covered,
  conveyance_id: z.string(),
  conveyance_version: z.int(),
  /** The task that waits; '' where a holder was set by hand. */
  task: z.string(),
  title: z.string(),
  party: Party,
  ref: z.string(),
  address: z.string(),
  /** The day of the chase, or of a task that was never chased. */
  chase_on: z.string(),
  /** Working days past that day; 0 on it. */
  days_late: z.int(),
})
export type DayChase = z.infer<typeof DayChase>

/** Something that a colleague recorded and that a second person has to approve. */
export const DayApproval = z.object({
  conveyance_id: z.string(),
  task: z.string(),
  title: z.string(),
  recorded_by: z.string(),
  at: z.string(),
  ref: z.string(),
  address: z.string(),
})
export type DayApproval = z.infer<typeof DayApproval>

/** A risk assessment that somebody has to make again, or that a second person has to approve. */
export const DayRisk = z.object({
  conveyance_id: z.string(),
  ref: z.string(),
  address: z.string(),
  what: z.enum(['approve', 'assess_again']),
  /** What has changed, or who assessed it. */
  words: z.string(),
})
export type DayRisk = z.infer<typeof DayRisk>

/** A complaint that the person handles, due within two weeks or late. */
export const DayComplaint = z.object({
  ...covered,
  conveyance_id: z.string(),
  number: z.int(),
  name: z.string(),
  ref: z.string(),
  address: z.string(),
  due_on: z.string(),
  is_late: z.boolean(),
})
export type DayComplaint = z.infer<typeof DayComplaint>

/** An open request for personal data. */
export const DayDataRequest = z.object({
  id: z.string(),
  contact_id: z.string(),
  name: z.string(),
  due_on: z.string(),
  is_late: z.boolean(),
})
export type DayDataRequest = z.infer<typeof DayDataRequest>

export const DayDate = z.object({
  kind: z.enum(['exchange', 'completion']),
  on: z.string(),
  conveyance_id: z.string(),
  ref: z.string(),
  address: z.string(),
  price: z.int(),
  state: z.enum(['done', 'ready', 'open', 'at_risk']),
})
export type DayDate = z.infer<typeof DayDate>

export const DayCalendar = z.object({
  dates: z.array(DayDate),
  deadlines: z.array(CaseDeadline),
})
export type DayCalendar = z.infer<typeof DayCalendar>

const QuoteDue = z.object({
  ...covered,
  id: z.string(),
  number: z.string(),
  name: z.string(),
  what: z.string(),
  dead_on: z.nullable(z.string()),
  total: z.int(),
})

/** The day of one member of staff, as of a moment. */
export const MyDay = z.object({
  today: z.string(),
  as_of: z.string(),
  late: z.array(DayTask),
  due_today: z.array(DayTask),
  next: z.array(DayTask),
  next_until: z.string(),
  chases: z.array(DayChase),
  approvals: z.array(DayApproval),
  risks: z.array(DayRisk),
  /** Up to `next_until`; null for those who do not deal with money, and for supervisors, who see it with their team. */
  cash: z.nullable(DayCash),
  expiring: z.array(DayExpiry),
  /** Absent where a back end has no register of complaints. */
  complaints: z.optional(z.array(DayComplaint)),
  /** Absent where a back end has no register of them. */
  data_requests: z.optional(z.array(DayDataRequest)),
  done_today: z.int(),
  /** Whether `holders` and `calendar` are of the person's own cases; otherwise of all that they may see. */
  has_own_cases: z.boolean(),
  holders: z.array(z.object({ party: z.string(), name: z.string(), count: z.int() })),
  cases: z.int(),
  /** The first of each day. */
  calendar: z.array(DayDate),
  /** The days that have more, with how many. */
  calendar_days: z.array(DayCount),
  unread: z.array(
    z.object({
      id: z.string(),
      from: z.string(),
      via: z.string(),
      at: z.string(),
      text: z.string(),
      href: z.nullable(z.string()),
    }),
  ),
  /** Unanswered leads; null for staff who may not claim them. */
  leads_waiting: z.nullable(z.object({ count: z.int(), late: z.int() })),
  call_backs: z.array(CallBack),
  /** Whether the quotes are the person's own; otherwise of all that they may see. */
  has_own_quotes: z.boolean(),
  quotes_dying: z.array(QuoteDue),
  quotes_open: z.array(QuoteDue),
})
export type MyDay = z.infer<typeof MyDay>

const MOST_DAYS = 70

const isShort = ({ from, until }: { from: string; until: string }) =>
  from <= until && daysBetween(from, until) <= MOST_DAYS

export const myDayApi = endpointsOf({
  show: { method: 'GET', path: '/api/my-day', who: ['staff'], can: [], reply: MyDay },
  /** Exchanges, completions and deadlines to come of the person's own cases between two days, at most 70 apart. */
  calendar: {
    method: 'GET',
    path: '/api/my-day/calendar',
    who: ['staff'],
    can: [],
    query: z
      .strictObject({ from: DateOnly, until: DateOnly })
      .check(z.refine(isShort, 'Choose a period of 70 days or less.')),
    reply: DayCalendar,
  },
})
