import { londonDate } from '#domain/dates'
import type { Named } from '#domain/party'
import { widestScope } from '#domain/user/role/grant'
import type { Scopes } from '#domain/user/role/role'
import { fullName, type SignedInUser } from '#domain/user/user'
import type { Role, rolesOf } from '#tenant/user/role/roles'
import type { Covers } from './cover/covers.ts'
import type { User, usersOf } from './users.ts'

export type Person = SignedInUser & {
  readonly name: string
  readonly scope: Scopes
  /** Whether they may change only the money of a case. */
  readonly money_only: boolean
  readonly queues: readonly string[]
  readonly team: string[]
  readonly contact_id: string | null
  readonly agency_id: string | null
  readonly covering: Named[]
}

type Parts = {
  readonly users: ReturnType<typeof usersOf>
  readonly roles: ReturnType<typeof rolesOf>
  readonly covers?: Pick<Covers, 'coveredBy'>
}

/** Returns the person of a user; null unless active. Permissions of roles add up, and the widest scope applies. */
export const personOf = ({ users, roles, covers }: Parts, user: User | null): Person | null => {
  if (user === null || user.status !== 'active') return null
  const heldRoles = roles.named(user.roles)
  return {
    id: user.id,
    type: user.type,
    first_name: user.first_name,
    last_name: user.last_name,
    email: user.email,
    job_title: user.job_title,
    phone: user.phone,
    permissions: [...new Set(heldRoles.flatMap((it) => it.permissions))].map((name) => ({ name })),
    roles: [...user.roles],
    read_only: heldRoles.length > 0 && heldRoles.every((it) => it.read_only),
    name: fullName(user),
    scope: scopesOf(heldRoles),
    money_only: moneyOnly(heldRoles),
    queues: heldRoles.flatMap((it) => it.queue ?? []),
    team: user.team === null ? [user.id] : users.teammates(user.team),
    contact_id: user.contact_id,
    agency_id: user.agency_id,
    covering: covers?.coveredBy(user.id, londonDate(new Date().toISOString())) ?? [],
  }
}

const scopesOf = (heldRoles: readonly Role[]): Scopes => ({
  conveyance: widestScope(heldRoles.map((it) => it.scope.conveyance)),
  quotes: widestScope(heldRoles.map((it) => it.scope.quotes)),
})

const moneyOnly = (heldRoles: readonly Role[]) => {
  const changing = heldRoles.filter((it) => it.permissions.includes('conveyance.update'))
  return changing.length > 0 && changing.every((it) => it.money_only)
}

/** Returns the reply of `GET /auth/user`. */
export const signedInUser = (person: Person): SignedInUser => ({
  id: person.id,
  type: person.type,
  first_name: person.first_name,
  last_name: person.last_name,
  email: person.email,
  job_title: person.job_title,
  phone: person.phone,
  permissions: person.permissions,
  roles: person.roles,
  contact_id: person.helping ? null : person.contact_id,
  agency_id: person.agency_id,
  read_only: person.read_only,
  scope: person.scope,
  team: person.team,
  money_only: person.money_only,
  covering: person.covering,
  helping: person.helping ?? null,
})

/** The actor of jobs: no permissions, access to every record. */
export const system: Person = {
  id: 'system',
  type: 'staff',
  first_name: 'Deedbox',
  last_name: '',
  email: '',
  job_title: null,
  phone: null,
  permissions: [],
  roles: [],
  read_only: false,
  name: 'Deedbox',
  scope: { conveyance: 'all', quotes: 'all' },
  money_only: false,
  queues: [],
  team: [],
  contact_id: null,
  agency_id: null,
  covering: [],
}

/** The actor of public requests: no permissions and no scope. */
export const visitor: Person = {
  ...system,
  id: 'visitor',
  type: 'client',
  first_name: 'Visitor',
  name: 'Visitor',
  scope: { conveyance: 'none', quotes: 'none' },
}
