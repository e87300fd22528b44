import type { RequestContext } from '#tenant/runtime/context'
import { hashOf } from '#tenant/user/links'
import { endSessions } from '#tenant/user/session-ends'
import { insertPasswordLink } from './password-links.ts'
import { recordSecurity } from './recording.ts'

type Disowned = { readonly token: string | null; readonly retry_after: number }

/**
 * Uses up a link by which somebody says that a sign-in was not theirs: ends all their sessions, forgets their devices and
 * removes their password. Returns the token of a link that sets a new one, null when the link does not work, or in how many seconds to try again.
 */
export const disownSignIn = (context: RequestContext, token: string): Disowned =>
  context.store.transaction(() => {
    const attempt = { email: `disown:${hashOf(token).slice(0, 16)}`, ip: context.ip ?? '' }
    const { allowed, retry_after } = context.throttle.attempt(attempt, context.now)
    return allowed ? { token: disown(context, token), retry_after } : { token: null, retry_after }
  })

const disown = (context: RequestContext, token: string): string | null => {
  const link = context.links.byToken('disown', token, context.now)
  const user = link?.user_id ? context.users.find(link.user_id) : null
  if (link === null || user?.status !== 'active') return null
  context.links.use(link.id, context.now)
  context.users.removePassword(user.id)
  context.devices.forgetAll(user.id)
  context.pendingSignIns.endAllOf(user.id)
  endSessions(context, user.id)
  recordSecurity(context, user, { name: 'sign-in.disowned', detail: {} })
  return new URL(insertPasswordLink(context, 'reset', user.id)).searchParams.get('token')
}
