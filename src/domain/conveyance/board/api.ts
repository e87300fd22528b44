import * as z from 'zod/mini'
import { ConveyanceFilters, ConveyancePage } from '#domain/conveyance/api'
import { CaseDeadline } from '#domain/conveyance/clock/deadline'
import { ConveyanceRow } from '#domain/conveyance/conveyance'
import { DayDate } from '#domain/conveyance/my-day'
import { DateOnly } from '#domain/date-schema'
import { daysBetween } from '#domain/dates'
import { endpointsOf } from '#domain/endpoint'
import { Pence } from '#domain/money-schema'

/** The open cases at one stage, longest with their holder first. */
export const BoardColumn = z.object({
  /** A milestone's key: 'enquiries'. */
  key: z.string(),
  name: z.string(),
  /** Working days that the stage usually takes; null where no workflow in force has it. */
  usual_wd: z.nullable(z.int()),
  cases: z.int(),
  /** Cases that wait for us, and those of them whose next task is late. */
  ours: z.int(),
  late: z.int(),
  rows: z.array(ConveyanceRow),
  next: z.nullable(z.string()),
})
export type BoardColumn = z.infer<typeof BoardColumn>

export const ConveyanceBoard = z.object({ columns: z.array(BoardColumn) })
export type ConveyanceBoard = z.infer<typeof ConveyanceBoard>

const CardQuery = z.extend(ConveyanceFilters, {
  stage: z.string().check(z.maxLength(200)),
  after: z.optional(z.string().check(z.maxLength(500))),
})
export type CardQuery = z.infer<typeof CardQuery>

const MOST_DAYS = 70

const count = (most: number) =>
  z.optional(z.coerce.number().check(z.minimum(1), z.maximum(most), z.multipleOf(1)))

const CalendarQuery = z
  .extend(ConveyanceFilters, {
    from: DateOnly,
    until: DateOnly,
    /** The most rows of one kind on one day; 4 when absent. */
    per_day: count(50),
    /** The most rows of one kind; 400 when absent. */
    limit: count(400),
  })
  .check(
    z.refine(
      ({ from, until }) => from <= until && daysBetween(from, until) <= MOST_DAYS,
      `Choose at most ${MOST_DAYS} days.`,
    ),
  )
export type CalendarQuery = z.infer<typeof CalendarQuery>

/** What exchanges, completes and falls due on one day; the price is of the completions. */
const CalendarDay = z.object({
  on: DateOnly,
  exchanges: z.int(),
  completions: z.int(),
  deadlines: z.int(),
  price: Pence,
})
export type CalendarDay = z.infer<typeof CalendarDay>

export const ConveyanceCalendar = z.object({
  days: z.array(CalendarDay),
  rows: z.array(DayDate),
  deadlines: z.array(CaseDeadline),
})
export type ConveyanceCalendar = z.infer<typeof ConveyanceCalendar>

const read = { method: 'GET', who: ['staff'], can: ['conveyance.view-any'] } as const

export const boardApi = endpointsOf({
  show: {
    ...read,
    path: '/api/conveyances/board',
    query: ConveyanceFilters,
    reply: ConveyanceBoard,
  },
  /** Later cards of one column. */
  cards: {
    ...read,
    path: '/api/conveyances/board/cards',
    query: CardQuery,
    reply: ConveyancePage,
  },
  /** Exchanges, completions and deadlines to come between two days, at most 70 apart. */
  calendar: {
    ...read,
    path: '/api/conveyances/calendar',
    query: CalendarQuery,
    reply: ConveyanceCalendar,
  },
})
