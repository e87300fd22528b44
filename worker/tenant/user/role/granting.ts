import { Refusal, wrongState } from '#domain/refusal'
import { added, beyond, type Grant, sumOf } from '#domain/user/role/rules'
import type { RequestContext } from '#tenant/runtime/context'
import { type Person, personOf } from '#tenant/user/people'
import type { Role } from './roles.ts'

const MOST_NAMED = 6

/** What a person holds, as it is compared with what they give. */
export const heldBy = (person: Person): Grant => ({
  permissions: person.permissions.map(({ name }) => name),
  scope: person.scope,
})

/** What a role grants that a person does not hold; a role without limits counts as more than one with them. */
export const beyondOf = (person: Person, role: Role): string[] => [
  ...beyond(heldBy(person), role),
  ...(person.money_only && !role.money_only && role.permissions.includes('conveyance.update')
    ? ['changes of a case beyond money']
    : []),
]

/** Nobody gives what they do not hold: refuses 422 at `field` where `after` has more of it than `before`. */
export const requireHeld = (person: Person, before: Grant, after: Grant, field: string) => {
  const missing = beyond(heldBy(person), added(before, after))
  if (missing.length > 0) throw escalation(missing, field)
}

/** Refuses 422 the roles that somebody may not hand on. */
export const requireGrantable = (person: Person, roles: readonly Role[]) => {
  for (const role of roles) {
    const missing = beyondOf(person, role)
    if (missing.length > 0) throw escalation(missing, 'roles', role.name)
  }
}

const escalation = (missing: readonly string[], field: string, role?: string) => {
  const named = missing.slice(0, MOST_NAMED).join(', ')
  const more = missing.length > MOST_NAMED ? ` and ${missing.length - MOST_NAMED} more` : ''
  const what = role === undefined ? 'This grants' : `${role} grants`
  return new Refusal(422, 'more_than_held', 'You can give only what you hold yourself.', {
    fields: { [field]: [`${what} what you do not hold yourself: ${named}${more}.`] },
  })
}

/** How many active people could change roles now. */
const keepersOf = ({ roles, users }: Pick<RequestContext, 'roles' | 'users'>) => {
  const keeping = roles.list().filter((it) => it.permissions.includes('roles.update'))
  const ids = new Set(keeping.flatMap((it) => users.withRole(it.name).map((user) => user.id)))
  return users
    .all([...ids])
    .map((user) => personOf({ roles, users }, user))
    .filter((it) => it !== null && !it.read_only).length
}

/** Does what somebody asks, unless nobody could change roles any more after it: 409, and nothing is kept. */
export const keepingOne = <T>(context: RequestContext, act: () => T): T => {
  const before = keepersOf(context)
  const done = act()
  if (before > 0 && keepersOf(context) === 0)
    throw wrongState(
      'last_keeper',
      'Nobody could change roles any more after this. Give somebody else such a role first.',
    )
  return done
}

/** What somebody holds through roles that are theirs whatever their status. */
export const grantOf = (context: Pick<RequestContext, 'roles'>, names: readonly string[]): Grant =>
  sumOf(context.roles.named(names))
