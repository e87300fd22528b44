import type { MiddlewareHandler } from 'hono'
import { headersOf } from '../headers.ts'
import type { EdgeEnv, Visit } from '../visit.ts'
import { hasActed } from './activity.ts'
import { expiredSessionCookies, sessionCookies } from './cookies.ts'
import { currentSession, isDue } from './current-session.ts'

/** Renews the session cookies once a minute while their person acts, and deletes cookies that are no longer valid. */
export const refreshSession: MiddlewareHandler<EdgeEnv> = async (c, next) => {
  await next()
  const { visit } = c.var
  if (c.res.status === 101 || c.res.headers.has('Set-Cookie')) return
  if (c.res.headers.get('Cache-Control')?.startsWith('public')) return
  for (const cookie of await cookiesDue(visit)) headersOf(c).append('Set-Cookie', cookie)
}

const cookiesDue = async (visit: Visit) => {
  const { env, site, signedIn, authCookie } = visit
  if (signedIn === null || authCookie === null)
    return isOrphaned(visit) ? expiredSessionCookies(site) : []
  if (!isDue(signedIn, Date.now()) || !hasActed(visit.request)) return []
  const current = await currentSession(visit, { isFresh: true })
  if (current === null) return expiredSessionCookies(site)
  return sessionCookies(env, site, authCookie, current)
}

// A token without its session would only have every request refused.
const isOrphaned = ({ authCookie, session, request }: Visit) =>
  authCookie !== null && session === null && request.method === 'GET'
