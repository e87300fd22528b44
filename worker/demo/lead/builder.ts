import type { Instant } from '#domain/dates'
import type { LeadOutcome } from '#domain/lead/change'
import { defaultOfficeHours, responseDue } from '#domain/lead/clock'
import { createLead, type NewLead } from '#domain/lead/creation'
import type { Lead, LeadDetails, LeadIntent, LeadIntroducer, LeadSource } from '#domain/lead/lead'
import type { Named } from '#domain/party'
import type { QuoteCase } from '#domain/quote/case/quote-case'
import { factsOf, mattersOf } from '#domain/quote/facts'
import { namedOf } from '../cast/staff.ts'
import { idAt } from '../ids.ts'
import type { Random } from '../random.ts'
import type { World } from '../world.ts'

const MINUTE_MS = 60_000

/** The instant some minutes later. */
export const minutesAfter = (at: Instant, minutes: number): Instant =>
  new Date(Date.parse(at) + minutes * MINUTE_MS).toISOString()

const moves: readonly (readonly [readonly LeadIntent[], number])[] = [
  [['sale'], 28],
  [['purchase'], 28],
  [['sale', 'purchase'], 24],
]
const intents: typeof moves = [...moves, [['remortgage'], 14], [['transfer-of-equity'], 6]]

const messages = [
  '',
  '',
  'We would like a fixed price if you can.',
  'Best to ring after five.',
  'Our agent said you are quick.',
  'It is leasehold, the management company is slow to answer.',
  'Probate was granted last month.',
]

export const detailsOf = (
  world: World,
  random: Random,
  sale_stage: LeadDetails['sale_stage'],
): LeadDetails => {
  const { title: _, ...person } = world.people.person()
  const home = world.properties.home(
    random.chance(0.27) ? 'Wales' : 'England',
    random.chance(0.28) ? 'leasehold' : 'freehold',
  )
  const intent = [...random.weighted(sale_stage === 'presold' ? moves : intents)]
  return {
    ...person,
    intent,
    sale_stage,
    address: random.chance(0.8) ? `${home.line}, ${home.town}` : '',
    postcode: home.postcode,
    price: random.chance(0.85) ? home.price : null,
    timescale: random.weighted([
      ['now', 4],
      ['1m', 3],
      ['3m', 2],
      ['later', 1],
    ]),
    message: random.pick(messages),
  }
}

export const detailsOfQuote = (world: World, random: Random, quote: QuoteCase): LeadDetails => {
  const { facts } = quote
  const intent = [...mattersOf(facts.subject)]
  const [matter] = intent
  const home = matter ? factsOf(facts, matter) : null
  const [client] = facts.clients
  return {
    ...detailsOf(world, random, quote.sale_stage),
    first_name: client?.first_name ?? '',
    last_name: client?.last_name ?? '',
    email: client?.email ?? '',
    phone: client?.phone ?? '',
    intent,
    address: home?.address ?? '',
    postcode: home?.postcode ?? '',
    price: home?.price ?? null,
  }
}

const consents = {
  web: 'web_form',
  phone: 'by_phone',
  email: 'by_email',
  agent: 'through_introducer',
  broker: 'through_introducer',
  whatsapp: 'by_phone',
  repeat: 'existing_client',
  review_site: 'web_form',
  panel: 'through_introducer',
  import: 'existing_client',
} as const

const origins: Readonly<Partial<Record<LeadSource, string>>> = {
  web: 'www/quote',
  review_site: 'Five-star review page',
  panel: 'Home movers panel',
  import: 'Spring fair list',
}

const intakeActors: Readonly<Partial<Record<LeadSource, Named>>> = {
  web: { id: 'web-form', name: 'Web form' },
  review_site: { id: 'web-form', name: 'Web form' },
  email: { id: 'mail-intake', name: 'Email intake' },
}

const introducerIn = (world: World, random: Random, source: LeadSource): LeadIntroducer | null => {
  if (source !== 'agent' && source !== 'broker') return null
  const isBroker = source === 'broker'
  const fitting = world.branches.filter(
    ({ agency }) => (agency.type === 'broker' || agency.type === 'ifa') === isBroker,
  )
  const { agency, branch, negotiators } = random.pick(fitting.length > 0 ? fitting : world.branches)
  return {
    agency_id: agency.id,
    agency: agency.name,
    branch: branch.name,
    negotiator: negotiators[0]?.name ?? '',
  }
}

export type LeadSeed = {
  readonly number: string
  readonly at: Instant
  readonly source: LeadSource
  readonly details: LeadDetails
  readonly likeness?: NewLead['likeness']
  readonly spam?: NewLead['spam']
}

const newLeadFrom = (world: World, random: Random, seed: LeadSeed): NewLead => {
  const { at, source, number, details, likeness = null, spam = null } = seed
  const isSpokenTo = source === 'phone'
  const introducer = introducerIn(world, random, source)
  return {
    ...details,
    id: idAt(random, at),
    number,
    source,
    source_detail: introducer?.negotiator ?? origins[source] ?? '',
    introducer,
    contact_id: null,
    owner: isSpokenTo ? namedOf(world.staff.adviser) : null,
    bdm: introducer ? namedOf(world.staff.bdm) : null,
    consent: { basis: consents[source], marketing: random.chance(0.3) },
    raw: null,
    response_due_at: responseDue(defaultOfficeHours, at),
    likeness,
    spam,
    next_action: null,
    isSpokenTo,
  }
}

/** Creates a lead and applies domain rules to it step by step. */
export const buildLead = (world: World, random: Random, seed: LeadSeed) => {
  const adviser = namedOf(world.staff.adviser)
  const outcome = createLead(newLeadFrom(world, random, seed), seed.at)
  let current: Lead = outcome.lead
  world.diary.record(outcome.events, intakeActors[seed.source] ?? adviser, seed.at)
  return {
    adviser,
    now: () => current,
    apply: (act: (it: Lead) => LeadOutcome, when: Instant, by: Named = adviser) => {
      const { lead, events } = act(current)
      current = lead
      world.diary.record(events, by, when)
    },
  }
}
