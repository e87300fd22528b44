import { assertAllowed } from '#domain/act'
import { invalid, Refusal, wrongState } from '#domain/refusal'
import type { AccountChange } from '#domain/user/account'
import { statusWords } from '#domain/user/account-labels'
import { mayReactivate, maySuspend } from '#domain/user/acts'
import type { UserEvents } from '#domain/user/events'
import { beyond } from '#domain/user/role/rules'
import { fullName, type UserType } from '#domain/user/user'
import { lastChange } from '#tenant/core/last-change'
import { requireFresh } from '#tenant/core/table'
import type { Desk } from '#tenant/runtime/context'
import { grantOf, heldBy, keepingOne, requireGrantable } from '#tenant/user/role/granting'
import type { Role } from '#tenant/user/role/roles'
import type { User } from './users.ts'

/** Records that a user is another, and tells whoever looks and the user themselves. */
export const userChanged = (
  desk: Desk,
  user: User,
  changed: string[],
  detail: UserEvents['user.updated']['detail'],
) =>
  desk.recordEvents(
    [
      {
        name: 'user.updated',
        subject: 'user',
        id: user.id,
        version: user.version,
        changed,
        detail,
      },
    ],
    { users: [user.id] },
  )

/** Refuses 409 a change of an account that somebody else has changed since. */
export const requireUnchanged = ({ audit, person }: Desk, version: number, user: User) =>
  requireFresh(version, user, () => lastChange(audit, person, 'user', user.id))

const permissionsChanged = (
  desk: Desk,
  user: User,
  detail: UserEvents['permissions.changed']['detail'],
) =>
  desk.recordEvents(
    [
      {
        name: 'permissions.changed',
        subject: 'user',
        id: user.id,
        version: user.version,
        changed: ['roles'],
        detail,
      },
    ],
    { users: [user.id] },
  )

/** The roles of these names. Refuses 422 one that is not there, or that is for another kind of account. */
export const rolesNamed = (desk: Desk, type: UserType, names: readonly string[]): Role[] => {
  const external = { agent: 'Agent', client: 'Client' } as const
  const isFor = (name: string) =>
    type === 'staff' ? !['Agent', 'Client'].includes(name) : name === external[type]
  const found = desk.roles.named(names)
  const wrong = names.filter((name) => !isFor(name) || !found.some((it) => it.name === name))
  if (wrong.length > 0)
    throw invalid({ roles: [`${wrong.join(', ')} is no role for this kind of account.`] })
  return found
}

/** Changes who somebody is and what they may do. */
export const changeAccount = (
  desk: Desk,
  id: string,
  { version, ...body }: AccountChange,
): User => {
  const user = desk.users.get(id)
  requireUnchanged(desk, version, user)
  if (user.type === 'client')
    throw wrongState('client_account', 'A client’s details are changed on their case.')
  requireNewAddress(desk, body.email, id)
  if (body.email !== user.email) requireNoMore(desk, user)
  const gained = body.roles.filter((name) => !user.roles.includes(name))
  rolesNamed(desk, user.type, body.roles)
  requireGrantable(desk.person, desk.roles.named(gained))
  if (body.team !== user.team) requireOtherTeam(desk, user)
  const next = {
    ...user,
    ...body,
    agency_id: user.agency_id,
    version: user.version + 1,
    updated_at: desk.now,
  }
  const changed = changedIn(user, next)
  return keepingOne(desk, () => {
    desk.users.replace(next, user.version)
    userChanged(desk, next, changed, { name: fullName(next) })
    if (changed.includes('roles'))
      permissionsChanged(desk, next, { before: user.roles, after: next.roles })
    return next
  })
}

/** Refuses 422, with who has it, an address that is somebody's. */
export const requireNewAddress = ({ users }: Desk, email: string, ownId: string | null = null) => {
  const holder = users.byEmail(email)
  if (holder === null || holder.id === ownId) return
  const words = `${fullName(holder)} has this address already (${statusWords[holder.status].toLowerCase()}).`
  throw new Refusal(422, 'address_taken', words, { fields: { email: [words] } })
}

const changedIn = (before: User, after: User) =>
  (
    [
      'email',
      'first_name',
      'last_name',
      'roles',
      'team',
      'job_title',
      'phone',
      'is_fee_earner',
    ] as const
  ).filter((it) => JSON.stringify(before[it]) !== JSON.stringify(after[it]))

/** An address is a way in: whoever may set it must hold what it opens. */
const requireNoMore = (desk: Desk, user: User) => {
  if (beyond(heldBy(desk.person), grantOf(desk, user.roles)).length === 0) return
  const words = `${fullName(user)} may do more than you. Somebody who holds as much can change their address.`
  throw new Refusal(422, 'more_than_held', words, { fields: { email: [words] } })
}

/** A team is a reach: nobody widens their own by joining another. */
const requireOtherTeam = ({ person }: Desk, user: User) => {
  const reachesAll = person.scope.conveyance === 'all' && person.scope.quotes === 'all'
  if (user.id === person.id && !reachesAll)
    throw invalid({ team: ['Somebody else has to move you to another team.'] })
}

/** Shuts somebody out at once: their sessions end and their sockets close. */
export const suspend = (desk: Desk, id: string, version: number): User => {
  const user = desk.users.get(id)
  requireUnchanged(desk, version, user)
  assertAllowed(maySuspend(user, desk.person.id))
  return keepingOne(desk, () => {
    const suspended = withStatus(desk, user, 'suspended')
    desk.store.write(
      'UPDATE links SET used_at = ? WHERE user_id = ? AND used_at IS NULL',
      desk.now,
      id,
    )
    endSessions(desk, id)
    return suspended
  })
}

/** Lets somebody in again who was shut out. */
export const reactivate = (desk: Desk, id: string, version: number): User => {
  const user = desk.users.get(id)
  requireUnchanged(desk, version, user)
  assertAllowed(mayReactivate(user))
  requireGrantable(desk.person, desk.roles.named(user.roles))
  return withStatus(desk, user, 'active')
}

const withStatus = (desk: Desk, user: User, status: User['status']) => {
  const next = { ...user, status, version: user.version + 1, updated_at: desk.now }
  desk.users.replace(next, user.version)
  userChanged(desk, next, ['status'], { name: fullName(next), status })
  permissionsChanged(desk, next, { status })
  return next
}

/** Signs somebody out everywhere: sessions end now, sockets close as soon as the Hub is told. */
export const endSessions = (desk: Desk, id: string) => {
  const ended = desk.sessions.endAllOf(id, desk.now)
  if (ended > 0) sessionEnded(desk, { user: id, sessions: ended })
  desk.outbox.put('broadcast', { hang_up: { user: id } }, desk.now)
}

/** Ends one session of somebody, if it is theirs and lives. */
export const endOneSession = (desk: Desk, userId: string, sessionId: string) => {
  desk.users.get(userId)
  if (desk.sessions.live(sessionId, desk.now)?.user_id !== userId) return
  desk.sessions.end(sessionId, desk.now)
  sessionEnded(desk, { user: userId, session: sessionId })
  desk.outbox.put('broadcast', { hang_up: { session: sessionId } }, desk.now)
}

const sessionEnded = (
  desk: Desk,
  detail: UserEvents['session.ended']['detail'] & { user: string },
) =>
  desk.recordEvents([
    { name: 'session.ended', subject: 'session', id: detail.user, version: 0, changed: [], detail },
  ])
