import { fieldsIn, isRecord } from '#domain/is-record'
import { scopes } from './role/scope.ts'
import type { SignedInUser, UserType } from './user.ts'

type ExternalUser = {
  readonly user: SignedInUser
  /** The fields that cannot be read; nobody is signed in with any. */
  readonly unreadable: readonly string[]
}

type Scope = NonNullable<SignedInUser['scope']>['quotes']

/**
 * The user that a firm's own back end describes. Only `id` is required: null counts as left out, 0 and 1 as false and
 * true, and `name`, then the email address, stands for a first and a last name that are missing.
 */
export const externalUserOf = (answer: unknown): ExternalUser => {
  const fields = fieldsIn(answer)
  const { id, type, permissions, roles, read_only } = parsedIn(fields)
  const user: SignedInUser = {
    id: id ?? '',
    type: type ?? 'client',
    ...namesIn(fields),
    email: textIn(fields['email']) ?? '',
    job_title: textIn(fields['job_title']),
    phone: textIn(fields['phone']),
    permissions: (permissions ?? []).map((name) => ({ name })),
    roles: [...(roles ?? [])],
    contact_id: idIn(fields['contact_id']),
    agency_id: idIn(fields['agency_id']),
    read_only: read_only ?? true,
    ...optionalIn(fields),
  }
  const required = { id, type, permissions, roles, read_only }
  const unreadable = Object.entries(required).filter(([, value]) => value === null)
  return { user, unreadable: unreadable.map(([name]) => name) }
}

// Null stands for what cannot be read.
const parsedIn = ({
  id,
  type,
  permissions,
  roles,
  read_only,
}: Readonly<Record<string, unknown>>) => ({
  id: idIn(id),
  type: typeIn(type ?? 'staff'),
  permissions: namesOf(permissions ?? []),
  roles: namesOf(roles ?? []),
  read_only: flagIn(read_only ?? false),
})

const types: readonly UserType[] = ['staff', 'agent', 'client']
const typeIn = (value: unknown) => types.find((it) => it === value) ?? null

const textIn = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : null)

const idIn = (value: unknown) => (typeof value === 'number' ? String(value) : textIn(value))

const flagIn = (value: unknown) => {
  if (value === true || value === 1 || value === '1') return true
  return value === false || value === 0 || value === '0' ? false : null
}

/** Names, or records that have one each. */
const namesOf = (value: unknown) => {
  if (!Array.isArray(value)) return null
  const names = value.map((it: unknown) => textIn(isRecord(it) ? it['name'] : it))
  return names.every((name) => name !== null) ? names : null
}

const namesIn = (fields: Readonly<Record<string, unknown>>) => {
  const first = textIn(fields['first_name'])
  const last = textIn(fields['last_name'])
  if (first !== null || last !== null) return { first_name: first ?? '', last_name: last ?? '' }
  const [given = '', ...others] = (textIn(fields['name']) ?? textIn(fields['email']) ?? '')
    .trim()
    .split(/\s+/)
  return { first_name: given, last_name: others.join(' ') }
}

// What the back end says beyond the specification; left out where it cannot be read.
const optionalIn = ({ scope, team, money_only }: Readonly<Record<string, unknown>>) => {
  const { conveyance, quotes } = fieldsIn(scope)
  const [cases, priced] = [scopeIn(conveyance), scopeIn(quotes)]
  const members = Array.isArray(team) ? team.map(idIn).filter((it) => it !== null) : null
  return {
    ...(cases && priced ? { scope: { conveyance: cases, quotes: priced } } : {}),
    ...(members ? { team: members } : {}),
    ...(flagIn(money_only) === true ? { money_only: true } : {}),
  }
}

const scopeIn = (value: unknown): Scope | null => scopes.find((it) => it === value) ?? null
