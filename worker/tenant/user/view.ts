import { notFound } from '#domain/refusal'
import type { UserChoices, UserDetail } from '#domain/user/account'
import { sumGrants } from '#domain/user/role/grant'
import { firmRecordOf } from '#tenant/firm/record'
import type { RequestContext } from '#tenant/runtime/context'
import { grantsBeyond } from '#tenant/user/role/granting'
import { rowsOf } from './list.ts'
import { methodsOf } from './security/factor-methods.ts'
import { sessionsOfUser } from './session-view.ts'

export const toUserDetail = (
  context: RequestContext,
  id: string,
  sessionId: string | null,
): UserDetail => {
  const [user] = rowsOf(context, [context.users.get(id)])
  if (user === undefined) throw notFound()
  const heldRoles = context.roles.named(user.roles)
  const { permissions, scope } = sumGrants(heldRoles)
  return {
    user,
    access: permissions.toSorted().map((permission) => ({
      permission,
      roles: heldRoles
        .filter((it) => it.permissions.some((name) => name === permission))
        .map((it) => it.name),
    })),
    scope,
    read_only: heldRoles.length > 0 && heldRoles.every((it) => it.read_only),
    sessions: sessionsOfUser(context, id, sessionId),
    has_password: context.users.passwordOf(id) !== null,
    second_factor: secondFactorOf(context, id),
  }
}

const secondFactorOf = (context: RequestContext, id: string) =>
  methodsOf(context, id).length === 0
    ? null
    : { recovery_codes_left: context.recoveryCodes.of(id)?.left ?? 0 }

export const choicesFor = ({ person, roles, store, settings }: RequestContext): UserChoices => ({
  roles: roles
    .list()
    .filter((it) => it.name !== 'Client')
    .map((role) => ({
      name: role.name,
      description: role.description,
      beyond: grantsBeyond(person, role),
    })),
  teams: [...new Set([...firmRecordOf({ settings }).teams, ...teamsInUse(store)])].toSorted(),
})

const teamsInUse = (store: RequestContext['store']) =>
  store
    .rows<{ team: string }>(
      `SELECT DISTINCT team FROM users WHERE team IS NOT NULL AND type = 'staff'`,
    )
    .map((it) => it.team)
