import { addDays, type DateOnly, type Instant, later } from '#domain/dates'
import type { QuoteFacts, QuoteSubject } from '#domain/quote/facts'
import { quoteClientFrom } from '../cast/clients.ts'
import { lenders } from '../cast/companies.ts'
import { creditOf, introductionIn, referralFrom } from '../cast/household.ts'
import { factsFrom } from '../facts.ts'
import type { Random } from '../random.ts'
import type { World } from '../world.ts'
import { type QuoteDriver, quoteDriver } from './driving.ts'

/** A new quote case, with a clock for its events. */
export type QuoteBuilder = {
  readonly world: World
  readonly random: Random
  readonly quote: QuoteDriver
  readonly facts: QuoteFacts
  /** An instant in working hours some working days ago, later than the previous one. */
  readonly ago: (days: number) => Instant
}

const subjects: readonly (readonly [QuoteSubject, number])[] = [
  ['sale', 30],
  ['purchase', 30],
  ['both', 25],
  ['remortgage', 10],
  ['transfer-of-equity', 5],
]

const householdOf = (world: World, random: Random) => {
  const { properties: places, people } = world
  const subject = random.weighted(subjects)
  const home = () =>
    places.home(
      random.chance(0.27) ? 'Wales' : 'England',
      random.chance(0.28) ? 'leasehold' : 'freehold',
    )
  const isMove = subject === 'sale' || subject === 'purchase' || subject === 'both'
  return {
    subject,
    isMove,
    home: home(),
    next: home(),
    clients: people.household(random.chance(0.5) ? 2 : 1),
    stage: isMove && random.chance(0.45) ? ('presold' as const) : ('sold' as const),
  }
}

const withoutAddress = (facts: QuoteFacts, random: Random): QuoteFacts =>
  facts.purchase && facts.sale_stage === 'presold' && random.chance(0.7)
    ? { ...facts, purchase: { ...facts.purchase, address: '', postcode: '' } }
    : facts

const factsOf = (world: World, random: Random) => {
  const it = householdOf(world, random)
  const isIntroduced = random.chance(it.isMove ? 0.6 : 0.3)
  const town = it.subject === 'purchase' ? it.next.town : it.home.town
  const introduced = isIntroduced ? introductionIn(world.branches, town, random) : null
  const credit = creditOf(world.staff, isIntroduced, random)
  const facts = factsFrom(
    {
      ...it,
      clients: it.clients.map(quoteClientFrom),
      lender: it.subject === 'remortgage' || random.chance(0.75) ? random.pick(lenders) : null,
      referral: introduced && referralFrom(introduced, it.subject, world.scale.referral),
      giver_id: credit.giver.id,
      bdm_id: credit.bdm?.id ?? null,
    },
    random,
  )
  return { credit, facts: withoutAddress(facts, random) }
}

const SHORTEST_LEFT = 3

/** Null for the scale's own validity, or a later date if that would have expired. */
const validUntil = ({ calendar, scale }: World, on: DateOnly, random: Random) =>
  addDays(on, scale.valid_days) >= calendar.daysAhead(SHORTEST_LEFT)
    ? null
    : calendar.daysAhead(random.between(SHORTEST_LEFT, 9))

type QuoteSeed = {
  readonly days: number
  /** Null: the scale’s own number of days, expired or not. */
  readonly valid_until?: DateOnly | null
  readonly change?: (facts: QuoteFacts) => QuoteFacts
}

/** Creates a quote case some working days ago. */
export const buildQuote = (world: World, random: Random, seed: QuoteSeed): QuoteBuilder => {
  const { calendar } = world
  const { facts: baseFacts, credit } = factsOf(world, random)
  const on = calendar.past(seed.days)
  const valid_until =
    seed.valid_until === undefined ? validUntil(world, on, random) : seed.valid_until
  const facts = { ...(seed.change?.(baseFacts) ?? baseFacts), valid_until }
  let last = ''
  const ago = (days: number) => {
    const at = calendar.at(calendar.past(days), random.between(545, 1_040))
    last = later(last, at) === at ? at : new Date(Date.parse(last) + 540_000).toISOString()
    return last
  }
  const quote = quoteDriver(
    { ...world, random },
    { number: world.quoteNumber(on), facts, people: credit, at: ago(seed.days) },
  )
  return { world, random, quote, facts, ago }
}
