import type { PasskeyView, SecurityView } from '#domain/user/security/api'
import { passkeyProvider } from '#domain/user/security/passkey'
import type { RequestContext } from '#tenant/runtime/context'
import { sessionsOfUser } from '#tenant/user/session-view'
import { factorDueAt, factorPolicyOf } from './factor-demand.ts'
import { happenedTo } from './happened.ts'
import type { Passkey } from './passkeys.ts'

/** How the acting person signs in. */
export const toSecurityView = (context: RequestContext, sessionId: string | null): SecurityView => {
  const { authenticators, passkeys, recoveryCodes, users, person } = context
  return {
    has_password: users.passwordOf(person.id) !== null,
    passkeys: passkeys.of(person.id).map(toPasskeyView),
    authenticator: authenticators.of(person.id),
    recovery_codes: recoveryCodes.of(person.id),
    devices: rememberedDevices(context),
    happened: happenedTo(context),
    policy: policyOf(context),
    sessions: sessionsOfUser(context, person.id, sessionId),
  }
}

/** `due_at` is null once they have a second factor. */
const policyOf = (context: RequestContext): SecurityView['policy'] => {
  const user = context.users.get(context.person.id)
  const policy = factorPolicyOf(context, user)
  return policy && { may_remember: policy.may_remember, due_at: factorDueAt(context, user) }
}

const rememberedDevices = ({ devices, person, now }: RequestContext): SecurityView['devices'] =>
  devices.remembered(person.id, now).map(({ id, name, seen_at, remembered_until }) => ({
    id,
    name,
    seen_at,
    remembered_until: remembered_until ?? now,
  }))

const toPasskeyView = ({ id, name, aaguid, added_at, used_at }: Passkey): PasskeyView => ({
  id,
  name,
  provider: passkeyProvider(aaguid),
  added_at,
  used_at,
})
