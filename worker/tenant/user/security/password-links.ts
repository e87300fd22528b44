import type { PasswordLink } from '#domain/user/security/password-api'
import type { RequestContext } from '#tenant/runtime/context'
import { hashOf, type Link, newToken } from '#tenant/user/links'
import { queueRequestedLink } from '#tenant/user/requested-link'
import type { Attempt } from '#tenant/user/sign-in-throttle'
import type { User } from '#tenant/user/users'

const LIFE_MS = { invitation: 7 * 86_400_000, reset: 15 * 60_000 } as const

type Kind = keyof typeof LIFE_MS

/** Inserts a link that sets a password once, and returns its address; `userId` is null for one that nobody gets. */
export const insertPasswordLink = (
  context: Pick<RequestContext, 'links' | 'newId' | 'now' | 'origins'>,
  purpose: Kind,
  userId: string | null,
) => {
  const token = newToken()
  context.links.insert({
    id: context.newId(),
    purpose,
    token_hash: hashOf(token),
    code_hash: null,
    user_id: userId,
    email: null,
    subject_id: null,
    created_at: context.now,
    expires_at: new Date(Date.parse(context.now) + LIFE_MS[purpose]).toISOString(),
  })
  return `${context.origins.main}/auth/password?token=${token}`
}

/**
 * Sends a link to set a new password to staff or an agent, and returns whether the throttle allowed it. Unknown
 * addresses cause the same work before the answer, so that neither the reply nor its timing reveals who has an account.
 */
export const requestPasswordLink = (context: RequestContext, attempted: Attempt) =>
  context.store.transaction(() => {
    const allowance = context.throttle.link(attempted, context.now)
    if (allowance.allowed) queueReset(context, context.users.byEmail(attempted.email))
    return allowance
  })

/** Whether somebody signs in with a password, or will once they have chosen one. */
export const hasPasswordSignIn = (user: User | null): user is User =>
  user !== null && user.type !== 'client' && ['active', 'invited'].includes(user.status)

const queueReset = (context: RequestContext, found: User | null) => {
  const user = hasPasswordSignIn(found) ? found : null
  const user_id = user?.id ?? null
  const link = insertPasswordLink(context, 'reset', user_id)
  queueRequestedLink(context, { of: 'password', id: '', user_id, link, code: '' })
}

type Parts = Pick<RequestContext, 'links' | 'users'>

/** A usable link with its person, or why it is not usable. */
type Found =
  | { readonly state: 'usable'; readonly link: Link; readonly user: User }
  | { readonly state: 'used' | 'expired' | 'unknown' }

export const findPasswordLink = ({ links, users }: Parts, token: string, now: string): Found => {
  const link = links.passwordLink(token)
  if (link === null || link.user_id === null) return { state: 'unknown' }
  if (link.used_at !== null) return { state: 'used' }
  if (link.expires_at <= now) return { state: 'expired' }
  const user = users.find(link.user_id)
  return hasPasswordSignIn(user) ? { state: 'usable', link, user } : { state: 'unknown' }
}

/** What a page may know of the link that it was opened with. */
export const passwordLinkOf = (parts: Parts, token: string, now: string): PasswordLink => {
  const found = findPasswordLink(parts, token, now)
  if (found.state !== 'usable') return { state: found.state }
  const { link, user } = found
  const kind = link.purpose === 'invitation' ? 'invitation' : 'reset'
  return { state: 'usable', kind, first_name: user.first_name, email: user.email }
}
