import { hasPermission } from '#domain/permissions'
import { fullName } from '#domain/user/user'
import type { RequestContext } from '#tenant/runtime/context'
import { personOf } from '#tenant/user/people'
import { methodsOf } from '#tenant/user/security/factor-methods'
import { type SignedIn, signIn } from '#tenant/user/security/second-factors'
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
    .filter((user) => hasEmergency(context, user) && hasFirstFactor(context, user))
    .map(fullName)
  return [...new Set(names)]
}

const hasFirstFactor = ({ users, passkeys }: RequestContext, { id }: User) =>
  users.passwordOf(id) !== null || passkeys.has(id)

/** The name of the provider that a user has to sign in with; null where any way will do. */
const requiredOf = (context: RequestContext, user: User): string | null => {
  const { policy, provider } = singleSignOnOf(context)
  const isRequired = policy.is_enabled && policy.is_required && user.type === 'staff'
  return isRequired ? (provider?.name ?? null) : null
}

/** The name of the provider that a user has to sign in with; null where they may go on, as in an emergency, which is recorded. */
export const providerInstead = (context: RequestContext, user: User): string | null => {
  const name = requiredOf(context, user)
  if (name === null) return null
  if (!hasEmergency(context, user)) return name
  recordBypass(context, user)
  return null
}

/** Signs in after a password or a link, unless the firm requires its provider. */
export const signInByOwnFactor = (
  context: RequestContext,
  input: SessionInput,
): FirstFactorResult | null =>
  context.store.transaction(() => {
    const user = context.users.find(input.userId)
    const name = user && providerInstead(context, user)
    return name === null ? signIn(context, input) : { kind: 'required', name }
  })

const recordBypass = (context: RequestContext, user: User) => {
  const { id, version } = user
  const event = { name: 'single-sign-on.bypassed', subject: 'user', id, version } as const
  context.recordEvents([{ ...event, changed: [], detail: { name: fullName(user) } }])
}
