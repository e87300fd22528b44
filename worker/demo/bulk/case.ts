import type { AgencyChoice } from '#domain/agent/agency'
import type { Contact } from '#domain/contact/contact'
import type { CaseRecords, Conveyance, ConveyanceStatus } from '#domain/conveyance/conveyance'
import type { Facts } from '#domain/conveyance/plan/fact'
import { summarise } from '#domain/conveyance/summary'
import { addDays } from '#domain/dates'
import type { MatterType } from '#domain/matter'
import { refOf } from '#domain/matter-names'
import type { Named } from '#domain/party'
import { onWorkingDay } from '#domain/working-days'
import type { Calendar } from '../calendar.ts'
import type { Cast } from '../cast/cast.ts'
import { contactFrom } from '../cast/clients.ts'
import { lenders } from '../cast/companies.ts'
import { peopleOf } from '../cast/people.ts'
import { propertiesOf } from '../cast/properties.ts'
import { idAt } from '../ids.ts'
import { type Random, randomOf } from '../random.ts'
import { noCounts, noDates } from './blank.ts'
import { closedPlan } from './plan.ts'

/** The records that bulk cases draw on. */
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
  const ended = onWorkingDay(calendar.daysAgo(random.between(LEAST_DAYS_AGO, YEARS_DAYS)))
  const before = (days: number) => onWorkingDay(addDays(ended, -days))
  return {
    instructed: before(random.between(56, 154)),
    completion: before(random.between(7, 35)),
    ended,
  }
}

const STORED_DAYS = 6 * 365
const roles = {
  sale: 'seller',
  purchase: 'buyer',
  remortgage: 'borrower',
  'transfer-of-equity': 'transferor',
} as const

/** A generated client. */
export const bulkContact = ({ cast }: BulkWorld, random: Random, at: string): Contact =>
  contactFrom(peopleOf(cast, random).person(), { random, home: null, at })

/** The nth past case; deterministic for a firm, a day and a number. */
export const bulkCase = (world: BulkWorld, nth: number): BulkCase => {
  const { cast, calendar, earners, agencies } = world
  const random = randomOf(`${cast.tenant} bulk ${nth}`)
  const matter_type = random.weighted(matters)
  const status = random.weighted(statuses)
  const { instructed, completion, ended } = daysOf(random, calendar)
  const created_at = calendar.at(instructed, random.between(540, 1_020))
  const updated_at = calendar.at(ended, random.between(540, 1_020))
  const nation = random.chance(0.2) ? 'Wales' : 'England'
  const tenure = random.chance(0.27) ? 'leasehold' : 'freehold'
  const { price, line, town, postcode } = propertiesOf(cast, random).home(nation, tenure)
  const contact = bulkContact(world, random, created_at)
  const fee_earner = random.pick(earners)
  const aborted = status === 'aborted'
  const id = idAt(random, created_at)
  const bare: Omit<Conveyance, 'summary'> = {
    id,
    version: 1,
    ref: refOf(matter_type, Number(instructed.slice(0, 4)), BULK_NUMBERS + nth),
    matter_type,
    nation,
    status,
    address: { line, town, postcode },
    tenure,
    price,
    deposit: 0,
    fees: random.between(650, 2_200) * 100,
    clients: [
      {
        contact_id: contact.id,
        name: `${contact.first_name} ${contact.last_name}`,
        email: contact.email,
        phone: contact.phone,
        role: roles[matter_type],
      },
    ],
    counterparties: [],
    other_side: null,
    lender: random.chance(0.7) ? { name: random.pick(lenders), ref: null, amount: null } : null,
    agency: introducerFrom(agencies, random),
    fee_earner,
    assistant: null,
    linked: null,
    quote_case_id: null,
    key_dates: {
      ...noDates,
      instructed_on: instructed,
      completion_on: aborted ? null : completion,
      completed_at: aborted ? null : calendar.at(completion, 760),
      retained_until: aborted ? null : addDays(ended, STORED_DAYS),
    },
    risk: random.pick(['low', 'low', 'medium']),
    flags: [],
    facts: factsFrom(status, fee_earner, created_at, updated_at),
    counts: noCounts,
    holder: null,
    last_client_contact_on: ended,
    hold: null,
    abortion: aborted ? { on: ended, reason: 'the buyers withdrew', by: fee_earner } : null,
    exchange: null,
    created_at,
    updated_at,
  }
  const plan = closedPlan(matter_type, id, fee_earner, updated_at)
  return {
    records: { conveyance: { ...bare, summary: summarise(bare, plan, calendar.today) }, plan },
    contact,
  }
}
