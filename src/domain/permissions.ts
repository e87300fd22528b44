/** Every permission by name: the specification's first, then the product's own, in the same verb set. */
export const permissions = [
  'additional-enquiries.view-any',
  'additional-enquiries.create',
  'additional-enquiries.update',
  'communication-types.view-any',
  'communication-types.update',
  'communications.view-any',
  'communications.create',
  'communications.update',
  'roles.view-any',
  'roles.create',
  'roles.update',
  'email-templates.view-any',
  'email-templates.create',
  'email-templates.update',
  'document-templates.view-any',
  'document-templates.create',
  'document-templates.update',
  'template-layouts.view-any',
  'template-layouts.create',
  'template-layouts.update',
  'snippets.view-any',
  'snippets.create',
  'snippets.update',
  'users.view-any',
  'users.create',
  'users.update',
  'workflows.view-any',
  'workflows.view',
  'workflows.create',
  'workflows.update',
  'conveyance.view-any',
  'conveyance.view',
  'conveyance.update',
  'quotes.view-any',
  'quotes.create',
  'leads.view-any',
  'leads.create',
  'sale-memos.create',
  'sale-memos.update',
  'sale-ready-packs.view-any',
  'sale-ready-packs.create',
  'sale-ready-packs.update',
  'requisition-replies.update',
  'undertakings.view-any',
  'undertakings.update',
  'payments.view-any',
  'payments.create',
  'payments.update',
  'bank-details.update',
  'documents.create',
  'documents.update',
  'messages.view-any',
  'agents.update',
  'reports.view-any',
  'aml-checks.update',
  'audit.view-any',
  'fee-scales.update',
  'desk.update',
  'clients.view-any',
  'clients.update',
  'client-merges.create',
] as const

export type Permission = (typeof permissions)[number]

type PermissionHolder = {
  readonly permissions: readonly { readonly name: string }[]
  readonly roles: readonly string[]
}
type Names = string | readonly string[] | null | undefined
type PermissionNames = Permission | readonly Permission[] | null | undefined
type PermissionCheck<AskedNames> = (
  it: PermissionHolder | null | undefined,
  names: AskedNames,
) => boolean

const namesOf = (names: Names) =>
  typeof names === 'string' ? (names ? [names] : []) : (names ?? [])

const holds = (holder: PermissionHolder | null | undefined, name: string) =>
  (holder?.permissions ?? []).some((permission) => permission.name === name)

/** `hasPermission` for names that come from outside and may not exist. */
export const holdsEvery: PermissionCheck<Names> = (holder, names) =>
  namesOf(names).length > 0 && namesOf(names).every((name) => holds(holder, name))

/** `hasAnyPermission` for names that come from outside and may not exist. */
export const holdsAny: PermissionCheck<Names> = (it, names) =>
  namesOf(names).some((name) => holds(it, name))

/** `lacksPermission` for names that come from outside and may not exist. */
export const lacksAny: PermissionCheck<Names> = (it, names) =>
  namesOf(names).some((name) => !holds(it, name))

export const hasPermission: PermissionCheck<PermissionNames> = holdsEvery

export const hasAnyPermission: PermissionCheck<PermissionNames> = holdsAny

/** True when any given permission is not held; false for empty input. */
export const lacksPermission: PermissionCheck<PermissionNames> = lacksAny

/** True when every given role is held; false for empty input. */
export const hasRole = (holder: PermissionHolder | null | undefined, names: Names) =>
  namesOf(names).length > 0 && namesOf(names).every((name) => (holder?.roles ?? []).includes(name))

/** True when at least one role of the list is held. */
export const hasAnyRole = (holder: PermissionHolder | null | undefined, names: Names) =>
  namesOf(names).some((name) => (holder?.roles ?? []).includes(name))
