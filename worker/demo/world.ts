import { type DateOnly, daysBetween } from '#domain/dates'
import type { MatterType } from '#domain/matter'
import { refOf } from '#domain/matter-names'
import { quoteNumber } from '#domain/quote/case/quote-case'
import { defaultFeeScale } from '#domain/quote/scale/default'
import type { FeeScale } from '#domain/quote/scale/scale'
import type { User } from '../tenant/user/users.ts'
import { type Calendar, calendarOf } from './calendar.ts'
import type { Cast } from './cast/cast.ts'
import { castOf } from './cast/casts.ts'
import { otherSidesOf } from './cast/companies.ts'
import { type DemoBranch, introducersOf } from './cast/introducers.ts'
import { type DemoPeople, peopleOf } from './cast/people.ts'
import { type DemoProperties, propertiesOf } from './cast/properties.ts'
import { type Staff, staffOf } from './cast/staff.ts'
import { type Diary, diaryOf } from './diary.ts'
import { type Random, randomOf } from './random.ts'

export type World = {
  readonly cast: Cast
  readonly calendar: Calendar
  readonly random: Random
  readonly people: DemoPeople
  readonly properties: DemoProperties
  readonly staff: Staff
  readonly agent: User
  readonly branches: readonly DemoBranch[]
  readonly otherSides: ReturnType<typeof otherSidesOf>
  readonly diary: Diary
  /** The default fee scale, valid since before all quotes. */
  readonly scale: FeeScale
  readonly terms_version: string
  /** The next quote number on a day; later days have higher numbers. */
  readonly quoteNumber: (on: DateOnly) => string
  /** The next reference of a case that was opened in a year. */
  readonly caseRef: (matter: MatterType, year: number) => string
}

export type WorldInput = {
  readonly tenant: string
  readonly today: string
  readonly terms_version: string
}

const NUMBERED_DAYS = 400
const MOST_IN_A_DAY = 12

const quoteNumbersOf = ({ first }: Cast, calendar: Calendar) => {
  const countByDay = new Map<DateOnly, number>()
  const start = calendar.daysAgo(NUMBERED_DAYS)
  return (on: DateOnly) => {
    const nth = (countByDay.get(on) ?? 0) + 1
    countByDay.set(on, nth)
    return quoteNumber(first.quote + daysBetween(start, on) * MOST_IN_A_DAY + nth)
  }
}

const caseRefsOf = ({ first }: Cast) => {
  let last = first.conveyance
  return (matter: MatterType, year: number) => {
    last += 1
    return refOf(matter, year, last)
  }
}

/** The world of a firm; deterministic for a firm and a day. */
export const worldOf = ({ tenant, today, terms_version }: WorldInput): World => {
  const cast = castOf(tenant)
  const random = randomOf(`${tenant} 2026`)
  const calendar = calendarOf(today)
  const people = peopleOf(cast, random.fork('people'))
  const staff = staffOf(cast, random.fork('staff'), calendar)
  const { branches, agent } = introducersOf({
    cast,
    random: random.fork('introducers'),
    calendar,
    people,
    bdm: staff.bdm,
  })
  return {
    cast,
    calendar,
    random,
    people,
    properties: propertiesOf(cast, random.fork('places')),
    staff,
    agent,
    branches,
    otherSides: otherSidesOf(cast, random.fork('other sides'), people),
    diary: diaryOf(),
    scale: { ...defaultFeeScale, valid_from: calendar.daysAgo(1_000) },
    terms_version,
    quoteNumber: quoteNumbersOf(cast, calendar),
    caseRef: caseRefsOf(cast),
  }
}
