import { invalid, wrongState } from '#domain/refusal'
import type { UserEvents } from '#domain/user/events'
import { type Grant, sumGrants } from '#domain/user/role/grant'
import type { RoleBody, RoleDetail, RoleMember, RoleRow } from '#domain/user/role/role'
import { fullName } from '#domain/user/user'
import { lastChange } from '#tenant/core/last-change'
import { requireFresh } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import type { User } from '#tenant/user/users'
import { keepingRoleManager, requireHeld } from './granting.ts'
import type { Role } from './roles.ts'

const noGrant: Grant = { permissions: [], scope: { conveyance: 'none', quotes: 'none' } }

const EXTERNAL = ['Agent', 'Client']

/** The most users in one broadcast. */
const USERS_PER_EVENT = 90

const toPlain = (it: Role) => ({ ...it, permissions: [...it.permissions] })

export const listRoles = (context: RequestContext): RoleRow[] => {
  const counts = new Map(
    context.store
      .rows<{ name: string; count: number }>(
        `SELECT r.value AS name, count(*) AS count FROM users, json_each(users.doc, '$.roles') AS r
         WHERE users.type IN ('staff', 'agent') GROUP BY r.value
         UNION ALL SELECT 'Client', count(*) FROM users WHERE type = 'client'`,
      )
      .map((it) => [it.name, it.count]),
  )
  return context.roles.list().map((it) => ({ ...toPlain(it), users: counts.get(it.name) ?? 0 }))
}

export const toRoleDetail = (context: RequestContext, id: string): RoleDetail => {
  const role = context.roles.get(id)
  return {
    role: toPlain(role),
    members: membersOf(context, role).map((it) => memberOf(context, role, it)),
  }
}

const membersOf = ({ store, users }: RequestContext, role: Role): User[] =>
  users.all(
    store
      .rows<{ id: string }>(
        `SELECT id FROM users WHERE type IN ('staff', 'agent')
         AND EXISTS (SELECT 1 FROM json_each(doc, '$.roles') WHERE value = ?)`,
        role.name,
      )
      .map((it) => it.id),
  )

const memberOf = ({ roles }: RequestContext, role: Role, user: User): RoleMember => {
  const others = roles.named(user.roles.filter((name) => name !== role.name))
  const { permissions, scope } = sumGrants(others)
  return {
    id: user.id,
    name: fullName(user),
    status: user.status,
    other: {
      permissions: [...permissions],
      scope,
      read_only: others.every((it) => it.read_only),
    },
  }
}

/** Creates a role; throws 422 when it grants more than the person has. */
export const createRole = (context: RequestContext, body: RoleBody): Role => {
  requireNewName(context, body.name, null)
  requireHeld(context.person, noGrant, body, 'permissions')
  const role = context.roles.insert({
    ...body,
    id: context.newId(),
    version: 1,
    system: false,
    money_only: false,
    queue: null,
    second_factor: null,
  })
  recordAndNotify(context, role, [], { added: role.name, permissions: role.permissions })
  return role
}

/** Changes a role; throws 422 when it grants more than the person has. */
export const changeRole = (
  context: RequestContext,
  id: string,
  version: number,
  body: RoleBody,
): Role => {
  const role = context.roles.get(id)
  requireFresh(version, role, () => lastChange(context.audit, context.person, 'user', id))
  if (EXTERNAL.includes(role.name))
    throw wrongState(
      'external_role',
      `The role ${role.name} cannot be changed: it gives access to a person’s own records only.`,
    )
  if (role.system && body.name !== role.name)
    throw invalid({ name: [`${role.name} is a standard role and cannot be renamed.`] })
  requireNewName(context, body.name, role.id)
  requireHeld(
    context.person,
    role.read_only && !body.read_only ? noGrant : role,
    body,
    'permissions',
  )
  const members = membersOf(context, role)
  return keepingRoleManager(context, () => {
    const next = context.roles.replace(
      { ...role, ...body, version: role.version + 1 },
      role.version,
    )
    if (next.name !== role.name)
      for (const user of members) renameIn(context, user, role.name, next.name)
    const detail = { role: next.name, before: grantIn(role), after: grantIn(next) }
    recordAndNotify(context, next, members, detail)
    return next
  })
}

const grantIn = ({ permissions, scope, read_only }: Role) => ({ permissions, scope, read_only })

const requireNewName = ({ roles }: RequestContext, name: string, ownId: string | null) => {
  const same = roles.list().find((it) => it.name.toLowerCase() === name.toLowerCase())
  if (same !== undefined && same.id !== ownId)
    throw invalid({ name: [`A role named ${same.name} already exists. Enter a different name.`] })
}

const renameIn = ({ users, now }: RequestContext, user: User, from: string, to: string) =>
  users.replace(
    {
      ...user,
      roles: user.roles.map((name) => (name === from ? to : name)),
      version: user.version + 1,
      updated_at: now,
    },
    user.version,
  )

type Detail = UserEvents['permissions.changed']['detail']

/** Records the change and notifies the role's active users. */
const recordAndNotify = (
  context: RequestContext,
  role: Role,
  members: readonly User[],
  detail: Detail,
) => {
  const event = {
    name: 'permissions.changed',
    subject: 'user',
    id: role.id,
    version: role.version,
    changed: ['permissions', 'scope'],
  } as const
  const users = members.filter((it) => it.status === 'active').map((it) => it.id)
  context.recordEvents([{ ...event, detail }], { users: users.slice(0, USERS_PER_EVENT) })
  for (let at = USERS_PER_EVENT; at < users.length; at += USERS_PER_EVENT)
    context.recordEvents([{ ...event, detail: {} }], {
      users: users.slice(at, at + USERS_PER_EVENT),
    })
}
