import type { MiddlewareHandler } from 'hono'
import { externalOf } from '../external.ts'
import { headersOf } from '../headers.ts'
import { tenantOf } from '../tenant.ts'
import type { EdgeEnv, Visit } from '../visit.ts'
import { expiredSessionCookies, sessionCookies } from './cookies.ts'
import { currentExternal } from './external-session.ts'
import { isDue } from './session.ts'

/**
 * Renews the session cookies from the back end every five minutes of use, and deletes cookies that are no
 * longer valid. What an open page polls by itself does not count as use.
 */
export const refreshSession: MiddlewareHandler<EdgeEnv> = async (c, next) => {
  await next()
  const { visit } = c.var
  if (BACKGROUND.test(c.req.path)) return
  if (c.res.status === 101 || c.res.headers.has('Set-Cookie')) return
  if (c.res.headers.get('Cache-Control')?.startsWith('public')) return
  for (const cookie of await cookiesDue(visit)) headersOf(c).append('Set-Cookie', cookie)
}

/** The poll for the latest build, and the channels of a socket that comes back. */
const BACKGROUND = /^\/(builds\/|broadcasting\/auth$)/

const cookiesDue = async (visit: Visit) => {
  const { env, site, signedIn, authCookie } = visit
  if (signedIn === null || authCookie === null)
    return isOrphaned(visit) ? expiredSessionCookies(site) : []
  if (!isDue(signedIn, Date.now())) return []
  const external = externalOf(visit)
  const current = external
    ? await currentExternal(visit, external, signedIn)
    : await tenantOf(env, signedIn.tenant).session(signedIn.tenant, signedIn.id)
  if (current === null) return expiredSessionCookies(site)
  return sessionCookies(env, site, authCookie, { ...current, seen_at: new Date().toISOString() })
}

// A token without its session would only have every request refused.
const isOrphaned = ({ authCookie, session, request }: Visit) =>
  authCookie !== null && session === null && request.method === 'GET'
