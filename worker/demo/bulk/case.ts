import type { AgencyChoice } from '#domain/agent/choice'
import { usualRole } from '#domain/contact/client-roles'
import type { Contact } from '#domain/contact/contact'
import { noCounts, noDates } from '#domain/conveyance/blank'
import type { CaseRecords, Conveyance, ConveyanceStatus } from '#domain/conveyance/conveyance'
import type { Facts } from '#domain/conveyance/plan/fact'
import { summarise } from '#domain/conveyance/summary'
import { addDays } from '#domain/dates'
import type { MatterType } from '#domain/matter'
import { refOf } from '#domain/matter-names'
import type { Named } from '#domain/party'
import { sameOrNextWorkingDay } from '#domain/working-days'
import type { Calendar } from '../calendar.ts'
import type { Cast } from '../cast/cast.ts'
import { contactFrom } from '../cast/clients.ts'
import { lenders } from '../cast/companies.ts'
import { peopleOf } from '../cast/people.ts'
import { propertiesOf } from '../cast/properties.ts'
import { idAt } from '../ids.ts'
import { type Random, randomOf } from '../random.ts'
import { closedPlan } from './plan.ts'

export type BulkWorld = {
  readonly cast: Cast
  readonly calendar: Calendar
  readonly earners: readonly Named[]
  readonly agencies: readonly AgencyChoice[]
}

export type BulkCase = { readonly records: CaseRecords; readonly contact: Contact }

/** The first running number of bulk cases, above all others. */
export const BULK_NUMBERS = 100_000
const YEARS_DAYS = 9 * 365
const LEAST_DAYS_AGO = 45

const matters: readonly (readonly [MatterType, number])[] = [
  ['sale', 42],
  ['purchase', 42],
  ['remortgage', 11],
  ['transfer-of-equity', 5],
]
const statuses: readonly (readonly [ConveyanceStatus, number])[] = [
  ['archived', 78],
  ['closed', 12],
  ['aborted', 10],
]

const factsFrom = (status: ConveyanceStatus, by: Named, from: string, to: string): Facts => {
  const opened = { at: from, by }
  const closed = { at: to, by }
  return status === 'aborted'
    ? { conflict_clear: opened, terms_signed: opened }
    : { conflict_clear: opened, terms_signed: opened, completed: closed, closed: closed }
}

const introducerFrom = (agencies: readonly AgencyChoice[], random: Random) => {
  if (agencies.length === 0 || random.chance(0.3)) return null
  const agency = random.pick(agencies)
  const branch = agency.branches[random.between(0, Math.max(0, agency.branches.length - 1))]
  return {
    agency: { id: agency.id, name: agency.name },
    branch: branch ? { id: branch.id, name: branch.name } : null,
    negotiator: branch?.negotiators[0] ?? null,
  }
}

const daysOf = (random: Random, calendar: Calendar) => {
  const ended = sameOrNextWorkingDay(calendar.daysAgo(random.between(LEAST_DAYS_AGO, YEARS_DAYS)))
  const before = (days: number) => sameOrNextWorkingDay(addDays(ended, -days))
  return {
    instructed: before(random.between(56, 154)),
    completion: before(random.between(7, 35)),
    ended,
  }
}

const STORED_DAYS = 6 * 365

export const bulkContact = ({ cast }: BulkWorld, random: Random, at: string): Contact =>
  contactFrom(peopleOf(cast, random).person(), { random, home: null, at })

/** Values of a past case that are the same for all. */
const blankCase = {
  version: 1,
  deposit: 0,
  counterparties: [],
  other_side: null,
  assistant: null,
  linked: null,
  quote_case_id: null,
  lead_id: null,
  flags: [],
  counts: noCounts,
  pending_evidence: {},
  holder: null,
  hold: null,
  last_chase: null,
  exchange: null,
  completion: null,
  completion_dates: [],
} satisfies Partial<Conveyance>

const propertyFrom = (cast: Cast, random: Random) => {
  const nation = random.chance(0.2) ? 'Wales' : 'England'
  const tenure = random.chance(0.27) ? 'leasehold' : 'freehold'
  const { price, line, town, postcode } = propertiesOf(cast, random).home(nation, tenure)
  return { nation, tenure, price, address: { line, town, postcode } } as const
}

const drawCase = (world: BulkWorld, random: Random) => {
  const { cast, calendar, earners } = world
  const matter_type = random.weighted(matters)
  const status = random.weighted(statuses)
  const days = daysOf(random, calendar)
  const created_at = calendar.at(days.instructed, random.between(540, 1_020))
  const updated_at = calendar.at(days.ended, random.between(540, 1_020))
  const property = propertyFrom(cast, random)
  const contact = bulkContact(world, random, created_at)
  const fee_earner = random.pick(earners)
  const id = idAt(random, created_at)
  return { id, matter_type, status, days, created_at, updated_at, property, contact, fee_earner }
}
type CaseDraw = ReturnType<typeof drawCase>

const clientFrom = ({ contact, matter_type }: CaseDraw) => ({
  contact_id: contact.id,
  name: `${contact.first_name} ${contact.last_name}`,
  email: contact.email,
  phone: contact.phone,
  role: usualRole(matter_type),
})

const keyDatesFrom = ({ days, status }: CaseDraw, calendar: Calendar) => {
  const isAborted = status === 'aborted'
  return {
    ...noDates,
    instructed_on: days.instructed,
    completion_on: isAborted ? null : days.completion,
    completed_on: isAborted ? null : days.completion,
    completed_at: isAborted ? null : calendar.at(days.completion, 760),
    retained_until: isAborted ? null : addDays(days.ended, STORED_DAYS),
  }
}

const abortionFrom = ({ status, days, fee_earner }: CaseDraw) =>
  status === 'aborted' ? { on: days.ended, reason: 'the buyers withdrew', by: fee_earner } : null

const conveyanceFrom = (
  { calendar, agencies }: BulkWorld,
  random: Random,
  draw: CaseDraw,
  nth: number,
): Omit<Conveyance, 'summary'> => {
  const { id, matter_type, status, days, created_at, updated_at, fee_earner } = draw
  return {
    ...blankCase,
    id,
    ref: refOf(matter_type, Number(days.instructed.slice(0, 4)), BULK_NUMBERS + nth),
    matter_type,
    status,
    ...draw.property,
    fees: random.between(650, 2_200) * 100,
    clients: [clientFrom(draw)],
    lender: random.chance(0.7)
      ? { name: random.pick(lenders), ref: null, amount: null, email: null, phone: null }
      : null,
    agency: introducerFrom(agencies, random),
    fee_earner,
    key_dates: keyDatesFrom(draw, calendar),
    risk: random.pick(['low', 'low', 'medium']),
    facts: factsFrom(status, fee_earner, created_at, updated_at),
    last_client_contact_on: days.ended,
    abortion: abortionFrom(draw),
    created_at,
    updated_at,
  }
}

/** The nth past case; deterministic for a firm, a day and a number. */
export const bulkCase = (world: BulkWorld, nth: number): BulkCase => {
  const random = randomOf(`${world.cast.tenant} bulk ${nth}`)
  const draw = drawCase(world, random)
  const bare = conveyanceFrom(world, random, draw, nth)
  const plan = closedPlan(draw.matter_type, draw.id, draw.fee_earner, draw.updated_at)
  const summary = summarise(bare, plan, world.calendar.today)
  return { records: { conveyance: { ...bare, summary }, plan }, contact: draw.contact }
}
