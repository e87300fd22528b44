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
  const own = random.fork('targets')
  const moves = story.matter === 'sale' || story.matter === 'purchase'
  const exchange =
    schedule.exchange ??
    schedule.today + (story.exchanges_in ?? EXCHANGE_AHEAD + own.between(0, 12))
  const completion =
    schedule.completion ??
    (moves ? exchange + COMPLETION_AFTER : schedule.today + own.between(12, 24))
  return {
    exchange_target_on: moves ? dateIn(world, plot, exchange) : null,
    completion_on: dateIn(world, plot, completion),
  }
}

/** The opening form of a case: the quote's values and what the firm adds. */
export const bodyFrom = ({ world, plot, opening }: Opened): OpeningBody => {
  const { story, random, hasLender } = plot
  const { body } = opening
  const own = random.fork('opening')
  const moves = story.matter === 'sale' || story.matter === 'purchase'
  const amount = Math.round((body.price * (0.45 + own.next() * 0.4)) / 100_000) * 100_000
  const name = body.lender?.name ?? random.fork('lender name').pick(lenders)
  return {
    ...body,
    deposit: 0,
    counterparties: moves
      ? world.people.household(own.between(1, 2)).map((it) => `${it.first_name} ${it.last_name}`)
      : [],
    other_side: moves ? world.otherSides.somebody() : null,
    lender: hasLender ? { name, ref: `M${own.between(10_000_000, 99_999_999)}`, amount } : null,
    flags: [...new Set([...body.flags, ...(story.flags ?? [])])],
    ...targetsOf(world, plot),
  }
}
