import type { OpeningBody } from '#domain/conveyance/bodies'
import type { Opening } from '#domain/quote/case/instruction'
import { lenders } from '../cast/companies.ts'
import type { World } from '../world.ts'
import type { CasePlot } from './plot.ts'

type Opened = {
  readonly world: World
  readonly plot: CasePlot
  readonly opening: Opening
}

/** Working days until the target exchange, and from exchange to completion, unless the story says otherwise. */
const EXCHANGE_AHEAD = 24
const COMPLETION_AFTER = 8

/** The date of a working day counted from instruction, past or future. */
const dateIn = ({ calendar }: World, { schedule }: CasePlot, day: number) =>
  day < schedule.today ? calendar.past(schedule.today - day) : calendar.ahead(day - schedule.today)

/** The target dates of a case: the actual dates if they are past. */
const targetsOf = (world: World, plot: CasePlot) => {
  const { story, schedule, random } = plot
  const ownRandom = random.fork('targets')
  const isMove = story.matter === 'sale' || story.matter === 'purchase'
  const exchange =
    schedule.exchange ??
    schedule.today + (story.exchanges_in ?? EXCHANGE_AHEAD + ownRandom.between(0, 12))
  const completion =
    schedule.completion ??
    (isMove ? exchange + COMPLETION_AFTER : schedule.today + ownRandom.between(12, 24))
  return {
    exchange_target_on: isMove ? dateIn(world, plot, exchange) : null,
    completion_on: dateIn(world, plot, completion),
  }
}

/** The opening form of a case: the quote's values and what the firm adds. */
export const bodyFrom = ({ world, plot, opening }: Opened): OpeningBody => {
  const { story, random, hasLender } = plot
  const { body } = opening
  const ownRandom = random.fork('opening')
  const isMove = story.matter === 'sale' || story.matter === 'purchase'
  const amount = Math.round((body.price * (0.45 + ownRandom.next() * 0.4)) / 100_000) * 100_000
  const name = body.lender?.name ?? random.fork('lender name').pick(lenders)
  return {
    ...body,
    deposit: 0,
    counterparties: isMove
      ? world.people
          .household(ownRandom.between(1, 2))
          .map((it) => `${it.first_name} ${it.last_name}`)
      : [],
    other_side: isMove ? world.otherSides.pick() : null,
    lender: hasLender
      ? {
          name,
          ref: `M${ownRandom.between(10_000_000, 99_999_999)}`,
          amount,
          email: null,
          phone: null,
        }
      : null,
    flags: [...new Set([...body.flags, ...(story.flags ?? [])])],
    ...targetsOf(world, plot),
  }
}
