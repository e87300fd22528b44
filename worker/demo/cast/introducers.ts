import { type Agency, type Branch, type Negotiator, withoutArchiving } from '#domain/agent/agency'
import type { Instant } from '#domain/dates'
import { emptyProfile } from '#domain/user/profile/profile'
import type { User } from '#tenant/user/users'
import type { Calendar } from '../calendar.ts'
import { idAt } from '../ids.ts'
import type { Random } from '../random.ts'
import type { Cast, Introducers } from './cast.ts'
import type { DemoPeople } from './people.ts'

export type DemoBranch = {
  readonly agency: Agency
  readonly branch: Branch
  readonly negotiators: readonly Negotiator[]
}

export const AGENT_EMAIL = 'agent@bellwether.test'

const KNOWN_DAYS = 600

type IntroducerInput = {
  readonly cast: Cast
  readonly random: Random
  readonly calendar: Calendar
  readonly people: DemoPeople
  readonly bdm: User
}

const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '')

const agencyFrom = (
  introducers: Introducers,
  at: Instant,
  { random, calendar, bdm }: IntroducerInput,
): Agency => ({
  id: idAt(random, at),
  version: 1,
  name: introducers.name,
  slug: slugOf(introducers.name),
  type: introducers.type,
  fee_scale_id: null,
  referral_scale_id:
    introducers.type === 'estate_agent' || introducers.type === 'broker' ? 'referral-2026' : null,
  mandated_search_provider: null,
  bdm_id: bdm.id,
  disclosure_text: null,
  agreement_signed_at: calendar.daysAgo(KNOWN_DAYS - 20),
  status: 'active',
  archived_at: null,
  merged_into: null,
  created_at: at,
  updated_at: at,
})

const branchFrom = (
  agency: Agency,
  domain: string,
  name: string,
  at: Instant,
  input: IntroducerInput,
) => {
  const { cast, random } = input
  const town = cast.towns.find((it) => it.town === name)
  if (town === undefined) throw new Error(`${cast.tenant} knows no ${name}`)
  return withoutArchiving({
    id: idAt(random, at),
    version: 1,
    agency_id: agency.id,
    name,
    postcode: `${random.pick(town.districts)} 1AB`,
    phone: `${town.phone}${random.between(300, 999)}`,
    email: `${slugOf(name)}@${domain}`,
  })
}

const negotiatorAt = (
  branch: Branch,
  domain: string,
  at: Instant,
  input: IntroducerInput,
): Negotiator => {
  const { first_name, last_name } = input.people.person()
  return withoutArchiving({
    id: idAt(input.random, at),
    version: 1,
    branch_id: branch.id,
    name: `${first_name} ${last_name}`,
    email: `${slugOf(first_name)}.${slugOf(last_name)}@${domain}`,
    phone: branch.phone,
    notes: '',
    portal_user_id: null,
  })
}

const agentUser = (cast: Cast, negotiator: Negotiator, agency: Agency, id: string): User => {
  const [first_name, last_name] = cast.agent
  return {
    id,
    version: 1,
    type: 'agent',
    first_name,
    last_name,
    email: AGENT_EMAIL,
    job_title: 'Senior negotiator',
    phone: negotiator.phone,
    status: 'active',
    roles: ['Agent'],
    team: null,
    is_fee_earner: false,
    profile: emptyProfile,
    contact_id: null,
    agency_id: agency.id,
    created_at: agency.created_at,
    updated_at: agency.updated_at,
  }
}

/** The firm's introducers, with their branches and negotiators. */
export const branchesOf = (input: IntroducerInput): DemoBranch[] => {
  const { cast, random, calendar } = input
  return cast.introducers.flatMap((introducer, row): DemoBranch[] => {
    const at = calendar.at(calendar.daysAgo(KNOWN_DAYS), 600 + row)
    const agency = agencyFrom(introducer, at, input)
    return introducer.branches.map((name) => {
      const branch = branchFrom(agency, introducer.domain, name, at, input)
      const count = random.between(1, 3)
      const negotiators = Array.from({ length: count }, () =>
        negotiatorAt(branch, introducer.domain, at, input),
      )
      return { agency, branch, negotiators }
    })
  })
}

/** The firm's introducers, and the agent who signs in. */
export const introducersOf = (input: IntroducerInput) => {
  const { cast, random } = input
  const branches = branchesOf(input)
  const [first, ...others] = branches
  const [negotiator, ...colleagues] = first?.negotiators ?? []
  if (first === undefined || negotiator === undefined) throw new Error('nobody introduces')
  const user = agentUser(cast, negotiator, first.agency, idAt(random, first.agency.created_at))
  const signedIn: Negotiator = {
    ...negotiator,
    name: cast.agent.join(' '),
    email: AGENT_EMAIL,
    portal_user_id: user.id,
    is_manager: true,
  }
  return {
    branches: [{ ...first, negotiators: [signedIn, ...colleagues] }, ...others],
    agent: user,
  }
}
