import type { Contact } from '#domain/contact/contact'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import { followLinkedSale } from '#domain/conveyance/evidence/linked-sale'
import type { Opening } from '#domain/quote/case/instruction'
import type { QuoteCase } from '#domain/quote/case/quote-case'
import type { User } from '#tenant/user/users'
import { contactFrom, portalUserFrom } from '../cast/clients.ts'
import type { World } from '../world.ts'
import { deedbox } from './acts.ts'
import { driveCase } from './driving.ts'
import { bodyFrom } from './opening.ts'
import type { CasePlot } from './plot.ts'
import { factsFor, quotedFor } from './quote.ts'
import { sceneOf } from './scene.ts'
import { caseStories } from './stories.ts'
import type { CaseStory } from './story.ts'
import { type Unit, unitsOf } from './units.ts'

/** Minutes after midnight. */
const LAST_MINUTE = 1_050

/** The email address of the sample client. */
export const CLIENT_EMAIL = 'client@sample.test'

export type DemoCases = {
  readonly cases: CaseRecords[]
  readonly contacts: Contact[]
  readonly portalUsers: User[]
  readonly quoteCases: QuoteCase[]
  readonly lastConveyance: number
}

export const casesOf = (world: World, stories: readonly CaseStory[] = caseStories): DemoCases => {
  const result: DemoCases = {
    cases: [],
    contacts: [],
    portalUsers: [],
    quoteCases: [],
    lastConveyance: world.cast.first.conveyance + stories.length,
  }
  for (const unit of unitsOf(world, stories)) addUnit(world, unit, result)
  return result
}

const peopleFor = ({ cast, people }: World, { plots }: Unit) => {
  const isSample = plots.some(({ story }) => story.pair === 'A')
  if (!isSample) return people.household(plots[0]?.clients ?? 1)
  const [first, second] = cast.sample
  return [{ ...people.named('Mrs', ...first), email: CLIENT_EMAIL }, people.named('Mr', ...second)]
}

const addUnit = (world: World, unit: Unit, result: DemoCases) => {
  const clients = peopleFor(world, unit)
  const quoteInput = factsFor(world, unit, clients)
  const random = world.random.fork(`contacts of ${unit.conveyances[0]?.ref}`)
  const at = world.calendar.at(unit.instructed_on, 544)
  const contacts = clients.map((it) => contactFrom(it, { random, home: quoteInput.home, at }))
  const users = contacts.map((it) => portalUserFrom(it, random))
  const { quoteCase, openings } = quotedFor(world, unit, quoteInput, contacts)
  result.contacts.push(...contacts)
  result.portalUsers.push(...users)
  result.quoteCases.push(quoteCase)
  const cases = unit.plots.map((plot, nth) => caseFrom(world, plot, openings[nth], quoteInput))
  result.cases.push(...cases.map((it) => withLinkedSale(world, it, cases)))
}

/** The case, following the linked sale among these as it is now. */
const withLinkedSale = (
  { calendar, diary }: World,
  records: CaseRecords,
  cases: readonly CaseRecords[],
): CaseRecords => {
  const { linked } = records.conveyance
  const sale = cases.find(({ conveyance }) => conveyance.id === linked?.id)
  const at = calendar.at(calendar.past(1), LAST_MINUTE)
  const change = sale && followLinkedSale(records, sale.conveyance, deedbox, at)
  if (!change) return records
  diary.record(change.events, deedbox, at)
  return { conveyance: change.conveyance, plan: change.plan }
}

const caseFrom = (
  world: World,
  plot: CasePlot,
  opening: Opening | undefined,
  { credit, facts: quoted }: ReturnType<typeof factsFor>,
) => {
  if (opening === undefined) throw new Error('nothing was opened')
  const body = bodyFrom({ world, plot, opening })
  return driveCase({
    opened: { ...opening, body, workflow: plot.workflow },
    schedule: plot.schedule,
    scene: sceneOf({ world, plot, body, opener: credit.giver, quoted }),
    calendar: world.calendar,
    diary: world.diary,
  })
}
