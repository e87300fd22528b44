import { type Permission, permissions } from '#domain/permissions'
import type { Scope, Scopes } from './role.ts'
import { scopeNames, scopes } from './scope.ts'

export type Grant = { readonly permissions: readonly string[]; readonly scope: Scopes }

/** What roles give together; it is read-only when each of them is, also when there is none. */
export type RoleGrant = Grant & { readonly read_only: boolean }

const width = (it: Scope) => scopes.indexOf(it)

/** The widest of several scopes; 'none' if empty. */
export const widestScope = (held: readonly Scope[]): Scope =>
  scopes[Math.max(0, ...held.map(width))] ?? 'none'

export const sumGrants = (grants: readonly Grant[]): Grant => ({
  permissions: [...new Set(grants.flatMap((it) => it.permissions))],
  scope: {
    conveyance: widestScope(grants.map((it) => it.scope.conveyance)),
    quotes: widestScope(grants.map((it) => it.scope.quotes)),
  },
})

/** The parts of a grant that the holder lacks: 'conveyance.update', 'conveyances: all'. */
export const missingFrom = (holder: Grant, requested: Grant): string[] => [
  ...requested.permissions.filter((name) => !holder.permissions.includes(name)),
  ...(width(requested.scope.conveyance) > width(holder.scope.conveyance)
    ? [`conveyances: ${scopeNames[requested.scope.conveyance]}`]
    : []),
  ...(width(requested.scope.quotes) > width(holder.scope.quotes)
    ? [`quotes: ${scopeNames[requested.scope.quotes]}`]
    : []),
]

/** The parts of a new grant that the old one lacks; only these must be held by the person who assigns it. */
export const addedGrant = (before: Grant, after: Grant): Grant => ({
  permissions: after.permissions.filter((name) => !before.permissions.includes(name)),
  scope: {
    conveyance: widerScope(before.scope.conveyance, after.scope.conveyance),
    quotes: widerScope(before.scope.quotes, after.scope.quotes),
  },
})

const widerScope = (before: Scope, after: Scope): Scope =>
  width(after) > width(before) ? after : 'none'

export const actions = ['view-any', 'view', 'create', 'update'] as const
export type Action = (typeof actions)[number]

export const resources: readonly string[] = [
  ...new Set(permissions.map((name) => name.slice(0, name.lastIndexOf('.')))),
]

export const permissionFor = (resource: string, action: Action): Permission | null =>
  permissions.find((name) => name === `${resource}.${action}`) ?? null

export const requiredPermission = (name: string): Permission | null => {
  const [resource = '', action] = name.split('.')
  if (action !== 'update' && action !== 'create' && action !== 'view') return null
  const viewPermission = action === 'update' ? permissionFor(resource, 'view') : null
  return viewPermission ?? permissionFor(resource, 'view-any')
}

export type Effect = {
  readonly gains: readonly string[]
  readonly loses: readonly string[]
  readonly scope: readonly string[]
  /** What changes of whether they can change anything. */
  readonly changing: 'nothing more' | 'again' | null
}

/** What a change of one role means for somebody who has others as well. */
export const effectOn = (otherGrants: RoleGrant, before: RoleGrant, after: RoleGrant): Effect => {
  const [was, is] = [sumGrants([otherGrants, before]), sumGrants([otherGrants, after])]
  const changedScopes = (['conveyance', 'quotes'] as const).filter(
    (it) => was.scope[it] !== is.scope[it],
  )
  return {
    gains: is.permissions.filter((name) => !was.permissions.includes(name)),
    loses: was.permissions.filter((name) => !is.permissions.includes(name)),
    scope: changedScopes.map(
      (it) =>
        `${it === 'quotes' ? 'quotes' : 'conveyances'}: ${scopeNames[was.scope[it]]} → ${scopeNames[is.scope[it]]}`,
    ),
    changing: changingOf(otherGrants, before, after),
  }
}

const changingOf = (other: RoleGrant, before: RoleGrant, after: RoleGrant): Effect['changing'] => {
  if (!other.read_only || before.read_only === after.read_only) return null
  return after.read_only ? 'nothing more' : 'again'
}

/** Formats a resource: 'Document templates' for 'document-templates'. */
export const resourceName = (resource: string) =>
  namedResources[resource] ??
  resource.charAt(0).toUpperCase() + resource.slice(1).replaceAll('-', ' ')

/** Formats a permission: 'Roles: update' for 'roles.update'; anything else unchanged. */
export const permissionName = (name: string) => {
  const dot = name.lastIndexOf('.')
  if (dot < 0) return name
  return `${resourceName(name.slice(0, dot))}: ${name.slice(dot + 1).replace('-', ' ')}`
}

const namedResources: Readonly<Record<string, string>> = {
  conveyance: 'Conveyances',
  'aml-checks': 'Money-laundering checks',
  audit: 'Audit record',
}
