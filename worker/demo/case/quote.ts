import type { Contact } from '#domain/contact/contact'
import { instructQuoteCase, type Opening } from '#domain/quote/case/instruction'
import { quoteClientFrom } from '../cast/clients.ts'
import { lenders } from '../cast/companies.ts'
import { creditOf, introductionIn, referralFrom } from '../cast/household.ts'
import type { DemoPerson } from '../cast/people.ts'
import { namedOf } from '../cast/staff.ts'
import { factsFrom } from '../facts.ts'
import { quoteDriver } from '../quote/driving.ts'
import type { World } from '../world.ts'
import type { CasePlot } from './plot.ts'
import { daysOf, subjectOf, type Unit } from './units.ts'

const homesFor = ({ properties: places }: World, plots: readonly CasePlot[]) => {
  const sold = plots.find(({ story }) => story.matter !== 'purchase')?.story
  const bought = plots.find(({ story }) => story.matter === 'purchase')?.story
  return {
    home: places.home(sold?.nation ?? 'England', sold?.tenure ?? 'freehold'),
    next: places.home(bought?.nation ?? 'England', bought?.tenure ?? 'freehold'),
  }
}

export const factsFor = (world: World, unit: Unit, clients: readonly DemoPerson[]) => {
  const { plots } = unit
  const [plot] = plots
  if (plot === undefined) throw new Error('a household without a case')
  const { random } = plot
  const { home, next } = homesFor(world, plots)
  const subject = subjectOf(plots)
  const town = subject === 'purchase' ? next.town : home.town
  const introduced = plot.isIntroduced
    ? introductionIn(world.branches, town, random.fork('introducer'))
    : null
  const flags = plots.flatMap(({ story }) => story.flags ?? [])
  const credit = creditOf(world.staff, plot.isIntroduced, random.fork('credit'))
  const wanted = {
    subject,
    stage: 'sold' as const,
    clients: clients.map(quoteClientFrom),
    home,
    next,
    lender: plot.hasLender ? random.fork('lender name').pick(lenders) : null,
    referral: introduced && referralFrom(introduced, subject, world.scale.referral),
    giver_id: credit.giver.id,
    bdm_id: credit.bdm?.id ?? null,
    is_gifted: flags.includes('gifted_deposit'),
    is_probate: flags.includes('probate'),
    is_tenanted: flags.includes('tenanted'),
    is_new_build: flags.includes('new_build'),
  }
  return { facts: factsFrom(wanted, random.fork('facts')), credit, home }
}

const acceptedQuote = (
  world: World,
  unit: Unit,
  { facts, credit }: ReturnType<typeof factsFor>,
) => {
  const { calendar } = world
  const random = world.random.fork(`quote of ${unit.conveyances[0]?.ref}`)
  const day = daysOf(unit.plots)
  const askedDaysAgo = random.between(3, 7)
  const on = (ago: number, minute: number) => calendar.at(calendar.past(day + ago), minute)
  const at = on(askedDaysAgo, random.between(560, 900))
  const number = world.quoteNumber(calendar.past(day + askedDaysAgo))
  const quote = quoteDriver({ ...world, random }, { number, facts, people: credit, at })
  quote.send(
    on(askedDaysAgo, random.between(930, 990)),
    random.chance(0.4) ? ['email', 'whatsapp'] : ['email'],
  )
  quote.view(on(askedDaysAgo - 1, random.between(500, 1_000)))
  quote.accept(
    on(random.between(1, askedDaysAgo - 2), random.between(510, 1_100)),
    random.chance(0.75) ? 'link' : 'phone',
  )
  return quote
}

const instructingFor = ({ staff }: World, unit: Unit, contacts: readonly Contact[]) => ({
  conveyances: unit.conveyances,
  contact_ids: contacts.map(({ id }) => id),
  fee_earner: namedOf(
    unit.plots[0]?.story.earner === 'supervisor' ? staff.supervisor : staff.conveyancer,
  ),
  assistant: namedOf(staff.assistant),
})

export const quotedFor = (
  world: World,
  unit: Unit,
  quoteInput: ReturnType<typeof factsFor>,
  contacts: readonly Contact[],
) => {
  const quote = acceptedQuote(world, unit, quoteInput)
  const instructing = instructingFor(world, unit, contacts)
  const when = world.calendar.at(world.calendar.past(daysOf(unit.plots)), 545)
  let openings: readonly Opening[] = []
  const quoteCase = quote.apply((it) => {
    const outcome = instructQuoteCase(it, instructing, when)
    openings = outcome.openings
    return outcome
  }, when)
  return { quoteCase, openings }
}
