import { keysOf, tableFrom } from '#domain/entries'
import type { MatterType } from '#domain/matter'
import { defaultFeeScale } from '#domain/quote/scale/default'
import type { User } from '#tenant/user/users'
import { calendarOf } from '../calendar.ts'
import { otherSidesOf } from '../cast/companies.ts'
import { branchesOf } from '../cast/introducers.ts'
import { peopleOf } from '../cast/people.ts'
import { propertiesOf } from '../cast/properties.ts'
import type { Staff } from '../cast/staff.ts'
import { diaryOf } from '../diary.ts'
import { randomOf } from '../random.ts'
import type { World } from '../world.ts'
import { sampleCast } from './cast.ts'

export type SampleInput = {
  /** How often sample data was added, which draws other people and ids each time. */
  readonly nth: number
  readonly today: string
  readonly terms_version: string
  /** Whoever adds the sample data; everything is theirs. */
  readonly user: User
  readonly numbers: {
    readonly caseRef: (matter: MatterType, year: number) => string
    readonly leadNumber: () => string
    readonly quoteNumber: () => string
  }
}

// Nobody's account: evidence needs a second person, and the firm may have one only.
const colleagueOf = (user: User): User => {
  const [first_name, last_name] = sampleCast.staff.supervisor
  return { ...user, id: 'sample-colleague', first_name, last_name }
}

/** The world of the sample data of a firm; deterministic for a number and a day. */
export const sampleWorldOf = ({ nth, today, terms_version, user, numbers }: SampleInput): World => {
  const random = randomOf(`sample data ${nth}`)
  const calendar = calendarOf(today)
  const people = peopleOf(sampleCast, random.fork('people'))
  const colleague = colleagueOf(user)
  const staff: Staff = tableFrom(keysOf(sampleCast.staff), (key) =>
    key === 'supervisor' ? colleague : user,
  )
  const from = { cast: sampleCast, random: random.fork('introducers'), calendar, people }
  return {
    cast: sampleCast,
    calendar,
    random,
    people,
    properties: propertiesOf(sampleCast, random.fork('places')),
    staff,
    agent: user,
    branches: branchesOf({ ...from, bdm: user }),
    otherSides: otherSidesOf(sampleCast, random.fork('other sides'), people),
    diary: diaryOf(),
    scale: { ...defaultFeeScale, valid_from: calendar.daysAgo(1_000) },
    terms_version,
    ...numbers,
  }
}
