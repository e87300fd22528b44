import { notFound } from '#domain/refusal'
import type { SecurityView } from '#domain/user/security/api'
import {
  MOST_PASSKEYS,
  type NewPasskey,
  type PasskeyInvitation,
} from '#domain/user/security/passkey'
import { fullName } from '#domain/user/user'
import type { RequestContext } from '#tenant/runtime/context'
import type { User } from '#tenant/user/users'
import { requireFactorLeft } from './factor-demand.ts'
import { firstCodes, removeUnusedCodes } from './first-codes.ts'
import { recordSecurity } from './recording.ts'
import { toSecurityView } from './view.ts'

/** Offers a passkey to a user, for the session or the pending sign-in that holds the challenge; null where there are too many. */
export const offerPasskey = (
  context: RequestContext,
  user: User,
  holder: string,
): PasskeyInvitation | null => {
  const existing = context.passkeys.of(user.id)
  if (existing.length >= MOST_PASSKEYS) return null
  return {
    challenge: context.passkeyChallenges.make({ purpose: 'add', holder }, context.now),
    user: { id: user.id, email: user.email, name: fullName(user) },
    existing: existing.map(({ id, transports }) => ({ id, transports })),
  }
}

/** Adds a verified passkey, and returns recovery codes where there were none; false for one that exists already. */
export const addPasskey = (context: RequestContext, user: User, made: NewPasskey) => {
  if (context.passkeys.find(made.id) !== null) return false
  context.passkeys.insert({ ...made, user_id: user.id, added_at: context.now })
  recordSecurity(context, user, { name: 'passkey.added', detail: { name: made.name } })
  return firstCodes(context, user.id)
}

const ownPasskey = ({ passkeys, person }: RequestContext, id: string) => {
  const passkey = passkeys.find(id)
  if (passkey?.user_id !== person.id) throw notFound()
  return passkey
}

/** Renames a passkey of the acting person; throws 404 for another's. */
export const renamePasskey = (
  context: RequestContext,
  { passkey, name }: { readonly passkey: string; readonly name: string },
  sessionId: string | null,
): SecurityView => {
  const { id } = ownPasskey(context, passkey)
  context.passkeys.rename(id, name)
  const { version, id: userId } = context.users.get(context.person.id)
  context.recordEvents([
    {
      name: 'passkey.renamed',
      subject: 'user',
      id: userId,
      version,
      changed: [],
      detail: { name },
    },
  ])
  return toSecurityView(context, sessionId)
}

/** Removes a passkey of the acting person, and the recovery codes with the last second factor; throws 404 for another's, 409 for one that is needed. */
export const removePasskey = (
  context: RequestContext,
  passkey: string,
  sessionId: string | null,
): SecurityView => {
  const { id, name } = ownPasskey(context, passkey)
  context.passkeys.remove(id)
  requireFactorLeft(context)
  removeUnusedCodes(context, context.person.id)
  recordSecurity(context, context.users.get(context.person.id), {
    name: 'passkey.removed',
    detail: { name },
  })
  return toSecurityView(context, sessionId)
}
