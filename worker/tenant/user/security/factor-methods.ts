import type { FactorMethod } from '#domain/user/security/second-factor'
import type { RequestContext } from '#tenant/runtime/context'

/** The second factors that a user has, those that are offered first in front. */
export const methodsOf = (
  parts: Pick<RequestContext, 'authenticators' | 'passkeys' | 'recoveryCodes'>,
  userId: string,
): FactorMethod[] => {
  const lasting = [
    ...(parts.passkeys.has(userId) ? (['passkey'] as const) : []),
    ...(parts.authenticators.of(userId) === null ? [] : (['authenticator'] as const)),
  ]
  const { left = 0 } = parts.recoveryCodes.of(userId) ?? {}
  return left > 0 && lasting.length > 0 ? [...lasting, 'recovery_code'] : lasting
}
