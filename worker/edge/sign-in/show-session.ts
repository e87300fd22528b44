import type { SessionClaim } from '#domain/user/session-content'
import { json, withCookies } from '../answers.ts'
import { externalOf, noResponse } from '../external.ts'
import { requireExternalUp } from '../external-health.ts'
import type { EdgeContext, Visit } from '../visit.ts'
import { sessionCookies } from './cookies.ts'
import { confirmedSession } from './current-session.ts'
import { currentExternal } from './external-session.ts'
import { signedInUser } from './sign-in.ts'

/**
 * `GET /api/_auth/session`: the user of the session cookie; `{}` when signed out. Seals the cookies again, so that the
 * guards of pages follow what the back end says now; the idle time runs on. Throws 502 while the firm's own back end
 * does not respond.
 */
export const showSession = async ({ var: { visit } }: EdgeContext) => {
  const external = externalOf(visit)
  if (external !== null && visit.session === null) await requireExternalUp(visit, external)
  const known = visit.session && (await knownSession(visit, visit.session))
  if (!known?.user) return json('session', {})
  const answer = json('session', { user: known.user })
  const { env, site, signedIn, authCookie } = visit
  if (signedIn === null || authCookie === null) return answer
  return withCookies(answer, await sessionCookies(env, site, authCookie, known.session))
}

const knownSession = async (visit: Visit, claim: SessionClaim) => {
  const external = externalOf(visit)
  if (external !== null) {
    const known = visit.signedIn && (await currentExternal(visit, external, claim))
    if (known?.user === null) throw noResponse()
    return known
  }
  const session = await confirmedSession(visit, claim, { isFresh: true })
  return session && { session, user: await signedInUser(visit, session) }
}
