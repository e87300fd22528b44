import type { PasskeyView, SecurityView } from '#domain/user/security/api'
import { passkeyProvider } from '#domain/user/security/passkey'
import type { RequestContext } from '#tenant/runtime/context'
import { sessionsOfUser } from '#tenant/user/session-view'
import type { Passkey } from './passkeys.ts'

/** How the acting person signs in. */
export const toSecurityView = (context: RequestContext, sessionId: string | null): SecurityView => {
  const { authenticators, passkeys, recoveryCodes, users, person } = context
  return {
    has_password: users.passwordOf(person.id) !== null,
    passkeys: passkeys.of(person.id).map(toPasskeyView),
    authenticator: authenticators.of(person.id),
    recovery_codes: recoveryCodes.of(person.id),
    sessions: sessionsOfUser(context, person.id, sessionId),
  }
}

const toPasskeyView = ({ id, name, aaguid, added_at, used_at }: Passkey): PasskeyView => ({
  id,
  name,
  provider: passkeyProvider(aaguid),
  added_at,
  used_at,
})
