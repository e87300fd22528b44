import { assertAllowed } from '#domain/act'
import { mayResetFactor } from '#domain/user/acts'
import { fullName } from '#domain/user/user'
import type { RequestContext } from '#tenant/runtime/context'
import { subjectOf } from '#tenant/user/accounts'
import { endSessions } from '#tenant/user/session-ends'
import { methodsOf } from './factor-methods.ts'
import { recordSecurity } from './recording.ts'

/** Takes somebody's second factor away and signs them out everywhere; throws 403 and 409. */
export const resetFactor = (context: RequestContext, id: string, reason: string): void => {
  const user = context.users.get(id)
  const hasFactor = methodsOf(context, id).length > 0
  assertAllowed(mayResetFactor(subjectOf(context, user), hasFactor, context.person.id))
  context.authenticators.remove(id)
  context.passkeys.removeAllOf(id)
  context.recoveryCodes.remove(id)
  context.devices.forgetAll(id)
  context.pendingSignIns.endAllOf(id)
  endSessions(context, id)
  recordSecurity(context, user, {
    name: 'second-factor.reset',
    detail: { reason, of: fullName(user) },
  })
}
