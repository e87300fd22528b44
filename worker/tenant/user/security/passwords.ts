import type { PasswordContext } from '#domain/user/security/password'
import { fullName } from '#domain/user/user'
import type { RequestContext } from '#tenant/runtime/context'
import { activateInvited } from '#tenant/user/invitations'
import { endSessions } from '#tenant/user/session-ends'
import type { User } from '#tenant/user/users'
import { factorAccount } from './factor-account.ts'
import { findPasswordLink } from './password-links.ts'
import { recordSecurity } from './recording.ts'

/** What the password of a link's person must not be made of; null when the link does not work. */
export const passwordContextOf = (
  context: RequestContext,
  token: string,
): PasswordContext | null => {
  const found = findPasswordLink(context, token, context.now)
  return found.state === 'usable' ? contextOfUser(context, found.user) : null
}

export const contextOfUser = ({ firm }: RequestContext, user: User): PasswordContext => ({
  firm: firm.brand.name,
  name: fullName(user),
  email: user.email,
})

/**
 * Uses up a link and sets the password of its person, whose sessions end; returns their id, or null when the link
 * does not work any more.
 */
export const setPasswordByLink = (
  context: RequestContext,
  { token, hash }: { readonly token: string; readonly hash: string },
): string | null =>
  context.store.transaction(() => {
    const found = findPasswordLink(context, token, context.now)
    if (found.state !== 'usable') return null
    const { id } = found.user
    context.links.revokeAll(id, context.now)
    activateInvited(context, id)
    savePassword(context, id, hash, 'link', null)
    return id
  })

/** Sets somebody's own password and ends their sessions but for this one. */
export const changePassword = (
  context: RequestContext,
  { sessionId, hash }: { readonly sessionId: string; readonly hash: string },
): void =>
  context.store.transaction(() => {
    context.links.revokeAll(context.person.id, context.now)
    savePassword(context, context.person.id, hash, 'person', sessionId)
  })

const savePassword = (
  context: RequestContext,
  userId: string,
  hash: string,
  by: 'link' | 'person',
  session: string | null,
) => {
  context.users.setPassword(userId, hash)
  context.devices.forgetAll(userId)
  context.throttle.renewed(context.users.get(userId).email, factorAccount(userId))
  endSessions(context, userId, session)
  recordSecurity(context, context.users.get(userId), { name: 'password.set', detail: { by } })
}
