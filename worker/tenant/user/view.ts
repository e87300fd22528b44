import { notFound } from '#domain/refusal'
import type { ShownUser, UserChoices, UserSession } from '#domain/user/account'
import { sumOf } from '#domain/user/role/rules'
import type { Desk } from '#tenant/runtime/context'
import { beyondOf } from '#tenant/user/role/granting'
import { rowsOf } from './list.ts'
import type { Session } from './sessions.ts'

/** One user with everything that they may do, and where they are signed in. */
export const shownUser = (desk: Desk, id: string, sessionId: string | null): ShownUser => {
  const [user] = rowsOf(desk, [desk.users.get(id)])
  if (user === undefined) throw notFound()
  const held = desk.roles.named(user.roles)
  const { permissions, scope } = sumOf(held)
  return {
    user,
    access: permissions.toSorted().map((permission) => ({
      permission,
      roles: held
        .filter((it) => it.permissions.some((name) => name === permission))
        .map((it) => it.name),
    })),
    scope,
    read_only: held.length > 0 && held.every((it) => it.read_only),
    sessions: sessionsOfUser(desk, id, sessionId),
    has_password: desk.users.passwordOf(id) !== null,
  }
}

const sessionsOfUser = (desk: Desk, userId: string, own: string | null): UserSession[] =>
  desk.store
    .rows<Session>(
      'SELECT * FROM sessions WHERE user_id = ? AND ended_at IS NULL ORDER BY seen_at DESC',
      userId,
    )
    .filter((it) => desk.sessions.live(it.id, desk.now) !== null)
    .map(({ id, opened_at, seen_at, ip, audience }) => ({
      id,
      opened_at,
      seen_at,
      ip,
      audience,
      is_this: id === own,
    }))

/** What a form about a user offers to whoever fills it. */
export const choicesFor = ({ person, roles, store }: Desk): UserChoices => ({
  roles: roles
    .list()
    .filter((it) => it.name !== 'Client')
    .map((it) => ({
      name: it.name,
      description: it.description,
      beyond: beyondOf(person, it),
    })),
  teams: store
    .rows<{ team: string }>(
      `SELECT DISTINCT team FROM users WHERE team IS NOT NULL AND type = 'staff' ORDER BY team`,
    )
    .map((it) => it.team),
})
