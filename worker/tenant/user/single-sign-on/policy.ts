import { hasPermission } from '#domain/permissions'
import { fullName } from '#domain/user/user'
import type { RequestContext } from '#tenant/runtime/context'
import { personOf } from '#tenant/user/people'
import { methodsOf, type SignedIn, signIn } from '#tenant/user/security/second-factors'
import type { SessionInput } from '#tenant/user/signing-in'
import type { User } from '#tenant/user/users'
import { singleSignOnOf } from './settings.ts'

/** What a first factor of our own leads to; `required`: the firm's provider has to be used. */
export type FirstFactorResult = SignedIn | { readonly kind: 'required'; readonly name: string }

/** Whether somebody has the emergency way in: they may change single sign-on and have a second factor here. */
const hasEmergency = (context: RequestContext, user: User) =>
  hasPermission(personOf(context, user), 'single-sign-on.update') &&
  methodsOf(context, user.id).length > 0

/** The names of the staff who can sign in while the provider fails. */
export const emergencyNames = (context: RequestContext): string[] => {
  const roles = context.roles
    .list()
    .filter((it) => it.permissions.includes('single-sign-on.update'))
  const users = roles.flatMap(({ name }) => context.users.withRole(name))
  const names = users
    .filter((user) => hasEmergency(context, user) && context.users.passwordOf(user.id) !== null)
    .map(fullName)
  return [...new Set(names)]
}

/** The name of the provider that a user has to sign in with; null where any way will do. */
const requiredOf = (context: RequestContext, user: User | null): string | null => {
  const { policy, provider } = singleSignOnOf(context)
  const isRequired = policy.is_enabled && policy.is_required && user?.type === 'staff'
  return isRequired ? (provider?.name ?? null) : null
}

/** Signs in after a first factor of our own, unless the firm requires its provider's; the emergency way is recorded. */
export const signInByOwnFactor = (
  context: RequestContext,
  input: SessionInput,
): FirstFactorResult | null => {
  const user = context.users.find(input.userId)
  const name = requiredOf(context, user)
  if (user === null || name === null) return signIn(context, input)
  if (!hasEmergency(context, user)) return { kind: 'required', name }
  return context.store.transaction(() => {
    recordBypass(context, user)
    return signIn(context, input)
  })
}

const recordBypass = (context: RequestContext, user: User) => {
  const { id, version } = user
  const event = { name: 'single-sign-on.bypassed', subject: 'user', id, version } as const
  context.recordEvents([{ ...event, changed: [], detail: { name: fullName(user) } }])
}
