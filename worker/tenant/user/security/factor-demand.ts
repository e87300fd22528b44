import { wrongState } from '#domain/refusal'
import { type FactorPolicy, graceEnd, strictestPolicy } from '#domain/user/role/factor-policy'
import type { RequestContext } from '#tenant/runtime/context'
import type { User } from '#tenant/user/users'
import { methodsOf } from './factor-methods.ts'

/** What a user's roles demand; null for a user who needs no second factor, as clients do. */
export const factorPolicyOf = (
  { roles }: Pick<RequestContext, 'roles'>,
  { type, roles: names }: User,
): FactorPolicy | null =>
  type === 'client' ? null : strictestPolicy(roles.named(names).map((it) => it.second_factor))

/** From when somebody without a second factor needs one; null where they have one, or need none. */
export const factorDueAt = (context: RequestContext, user: User): string | null => {
  const policy = factorPolicyOf(context, user)
  if (policy === null || methodsOf(context, user.id).length > 0) return null
  return graceEnd(policy, context.factorGraces.beginningOf(user.id) ?? context.now)
}

/** Throws 409 when somebody's roles demand a second factor and they have none left. */
export const requireFactorLeft = (context: RequestContext) => {
  const user = context.users.get(context.person.id)
  if (factorPolicyOf(context, user) !== null && methodsOf(context, user.id).length === 0)
    throw wrongState(
      'second_factor_needed',
      'Your role needs a second factor. Add another one before you remove this one.',
    )
}
