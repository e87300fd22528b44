import type { SecurityView } from '#domain/user/security/api'
import type { RequestContext } from '#tenant/runtime/context'
import { sessionsOfUser } from '#tenant/user/session-view'

/** How the acting person signs in. */
export const toSecurityView = (context: RequestContext, sessionId: string | null): SecurityView => {
  const { authenticators, recoveryCodes, users, person } = context
  return {
    has_password: users.passwordOf(person.id) !== null,
    authenticator: authenticators.of(person.id),
    recovery_codes: recoveryCodes.of(person.id),
    sessions: sessionsOfUser(context, person.id, sessionId),
  }
}
