import type { Verdict } from '#domain/act'
import { lacksPermission, type Permission } from '#domain/permissions'
import { Refusal, type RefusalDetail } from '#domain/refusal'
import type { SignedInUser } from './user.ts'

/** Somebody as far as it decides what they may do. An external server may leave out `scope`, `team` and `money_only`. */
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
>

export type PersonScope = NonNullable<SignedInUser['scope']>['quotes']

/** Whether somebody holds these permissions; agents and clients need none. */
export const mayUse = (person: ActingPerson, can: readonly Permission[]): Verdict => {
  const lacked = person.type === 'staff' ? can.filter((name) => lacksPermission(person, name)) : []
  if (lacked.length === 0) return true
  const missing = lacked.map((name) => ({ what: name, href: `/403?permission=${name}` }))
  return forbidden('You do not have permission to do this. Ask an administrator.', { missing })
}

/** Whether somebody may also change what these permissions open. */
export const mayChangeWith = (person: ActingPerson, can: readonly Permission[]): Verdict => {
  const verdict = mayUse(person, can)
  if (verdict !== true || !person.read_only) return verdict
  return forbidden('Your role can read everything here but change nothing.')
}

const forbidden = (message: string, detail: RefusalDetail = {}) =>
  new Refusal(403, 'forbidden', message, detail)

/** Refuses 403 those whose role covers amounts of money alone. */
export const mayChangeBeyondMoney = (person: ActingPerson): Verdict =>
  person.money_only ? forbidden('Your role can change amounts of money only.') : true

/** Whether records on which these people work are in somebody's scope. */
export const isInScope = (scope: PersonScope, person: ActingPerson, people: readonly string[]) =>
  scope === 'all' ||
  (scope !== 'none' && people.includes(person.id)) ||
  (scope === 'team' && people.some((id) => person.team?.includes(id)))
