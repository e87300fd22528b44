import type { Verdict } from '#domain/act'
import { lacksPermission, type Permission } from '#domain/permissions'
import { Refusal, type RefusalDetail } from '#domain/refusal'
import type { SignedInUser } from './user.ts'

/** The parts of a user that decide what they may do; an external server may omit `scope`, `team` and `money_only`. */
export type ActingPerson = Pick<
  SignedInUser,
  | 'id'
  | 'type'
  | 'permissions'
  | 'roles'
  | 'read_only'
  | 'contact_id'
  | 'agency_id'
  | 'scope'
  | 'team'
  | 'money_only'
  | 'covering'
  | 'helping'
>

export type PersonScope = NonNullable<SignedInUser['scope']>['quotes']

/** Whether a person has these permissions; agents and clients need none. */
export const mayUse = (person: ActingPerson, can: readonly Permission[]): Verdict => {
  const lacked = person.type === 'staff' ? can.filter((name) => lacksPermission(person, name)) : []
  if (lacked.length === 0) return true
  const missing = lacked.map((name) => ({ what: name, href: `/403?permission=${name}` }))
  return forbidden('You do not have permission to do this. Ask an administrator.', { missing })
}

/** Whether a person has these permissions and is not read-only. */
export const mayChangeWith = (person: ActingPerson, can: readonly Permission[]): Verdict => {
  const verdict = mayUse(person, can)
  if (verdict !== true || !person.read_only) return verdict
  return forbidden('Your role is read-only. Ask an administrator if you need to make changes.')
}

const forbidden = (message: string, detail: RefusalDetail = {}) =>
  new Refusal(403, 'forbidden', message, detail)

/** Refuses 403 for a role that can change only amounts of money. */
export const mayChangeBeyondMoney = (person: ActingPerson): Verdict =>
  person.money_only ? forbidden('Your role can change amounts of money only.') : true

/** The ids of whom a person works for: their own, and those of the people they cover for. */
export const ownIds = ({ id, covering = [] }: Pick<ActingPerson, 'id' | 'covering'>) => [
  id,
  ...covering.map((it) => it.id),
]

/** The name of the person covered for, if that is who it belongs to; null otherwise. */
export const coveredName = (
  { id, covering = [] }: Pick<ActingPerson, 'id' | 'covering'>,
  ownerId: string | null | undefined,
): string | null =>
  ownerId === id ? null : (covering.find((it) => it.id === ownerId)?.name ?? null)

export const isInScope = (scope: PersonScope, person: ActingPerson, people: readonly string[]) =>
  scope === 'all' ||
  (scope !== 'none' && ownIds(person).some((id) => people.includes(id))) ||
  (scope === 'team' && people.some((id) => person.team?.includes(id)))
