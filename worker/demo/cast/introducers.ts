import type { Agency, Branch, Negotiator } from '#domain/agent/agency'
import type { Instant } from '#domain/dates'
import type { User } from '#tenant/user/users'
import type { Calendar } from '../calendar.ts'
import { idAt } from '../ids.ts'
import type { Random } from '../random.ts'
import type { Cast, Introducers } from './cast.ts'
import type { DemoPeople } from './people.ts'

/** A branch with its agency and its negotiators. */
export type DemoBranch = {
  readonly agency: Agency
  readonly branch: Branch
  readonly negotiators: readonly Negotiator[]
}

/** The email address of the sample agent. */
export const AGENT_EMAIL = 'agent@bellwether.test'

const KNOWN_DAYS = 600

type Needs = {
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

const agencyFrom = (it: Introducers, at: Instant, { random, calendar, bdm }: Needs): Agency => ({
  id: idAt(random, at),
  version: 1,
  name: it.name,
  slug: slugOf(it.name),
  type: it.type,
  fee_scale_id: null,
  referral_scale_id: it.type === 'estate_agent' || it.type === 'broker' ? 'referral-2026' : null,
  mandated_search_provider: null,
  bdm_id: bdm.id,
  disclosure_text: null,
  agreement_signed_at: calendar.daysAgo(KNOWN_DAYS - 20),
  status: 'active',
  created_at: at,
  updated_at: at,
})

const branchFrom = (agency: Agency, domain: string, name: string, at: Instant, needs: Needs) => {
  const { cast, random } = needs
  const town = cast.towns.find((it) => it.town === name)
  if (town === undefined) throw new Error(`${cast.tenant} knows no ${name}`)
  return {
    id: idAt(random, at),
    agency_id: agency.id,
    name,
    postcode: `${random.pick(town.districts)} 1AB`,
    phone: `${town.phone}${random.between(300, 999)}`,
    email: `${slugOf(name)}@${domain}`,
  }
}

const negotiatorAt = (branch: Branch, domain: string, at: Instant, needs: Needs): Negotiator => {
  const { first_name, last_name } = needs.people.person()
  return {
    id: idAt(needs.random, at),
    branch_id: branch.id,
    name: `${first_name} ${last_name}`,
    email: `${slugOf(first_name)}.${slugOf(last_name)}@${domain}`,
    phone: branch.phone,
    portal_user_id: null,
  }
}

const agentUser = (cast: Cast, it: Negotiator, agency: Agency, id: string): User => {
  const [first_name, last_name] = cast.agent
  return {
    id,
    version: 1,
    type: 'agent',
    first_name,
    last_name,
    email: AGENT_EMAIL,
    job_title: 'Senior negotiator',
    phone: it.phone,
    status: 'active',
    roles: ['Agent'],
    team: null,
    is_fee_earner: false,
    contact_id: null,
    agency_id: agency.id,
    created_at: agency.created_at,
    updated_at: agency.updated_at,
  }
}

/** The firm's introducers, and the agent who signs in. */
export const introducersOf = (needs: Needs) => {
  const { cast, random, calendar } = needs
  const branches = cast.introducers.flatMap((introducer, row): DemoBranch[] => {
    const at = calendar.at(calendar.daysAgo(KNOWN_DAYS), 600 + row)
    const agency = agencyFrom(introducer, at, needs)
    return introducer.branches.map((name) => {
      const branch = branchFrom(agency, introducer.domain, name, at, needs)
      const count = random.between(1, 3)
      const negotiators = Array.from({ length: count }, () =>
        negotiatorAt(branch, introducer.domain, at, needs),
      )
      return { agency, branch, negotiators }
    })
  })
  const [first, ...others] = branches
  const [negotiator, ...colleagues] = first?.negotiators ?? []
  if (first === undefined || negotiator === undefined) throw new Error('nobody introduces')
  const user = agentUser(cast, negotiator, first.agency, idAt(random, first.agency.created_at))
  const signedIn: Negotiator = {
    ...negotiator,
    name: cast.agent.join(' '),
    email: AGENT_EMAIL,
    portal_user_id: user.id,
  }
  return {
    branches: [{ ...first, negotiators: [signedIn, ...colleagues] }, ...others],
    agent: user,
  }
}
