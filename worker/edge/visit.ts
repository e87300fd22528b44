import type { Context, MiddlewareHandler } from 'hono'
import type { SessionClaim } from '../../src/domain/user/session-content.ts'
import type { Site } from '../directory/site.ts'
import type { Env } from '../env.ts'
import { parseCookie } from './sign-in/cookies.ts'
import { openSession } from './sign-in/session.ts'
import { matchesHash } from './sign-in/token.ts'

/** One request, with what its cookies alone say about the sender. */
export type Visit = {
  readonly env: Env
  readonly request: Request
  readonly url: URL
  readonly site: Site
  readonly trace: string
  readonly ip: string
  readonly authCookie: string | null
  /** The claim of the sealed cookie; not proved without the token. */
  readonly session: SessionClaim | null
  /** The claim when both cookies are present and match; only the back end knows whether it still lives. */
  readonly signedIn: SessionClaim | null
  readonly waitUntil: (work: Promise<unknown>) => void
}

export type EdgeEnv = {
  Bindings: Env
  Variables: { trace: string; url: URL; site: Site; visit: Visit }
}
export type EdgeContext = Context<EdgeEnv>

export const withVisit: MiddlewareHandler<EdgeEnv> = async (c, next) => {
  const { site, trace, url } = c.var
  const request = c.req.raw
  const authCookie = decoded(parseCookie(site, request, 'auth_token'))
  const sealed = parseCookie(site, request, 'session')
  const session = sealed && (await openSession(c.env, site, sealed, Date.now()))
  c.set('visit', {
    env: c.env,
    request,
    url,
    site,
    trace,
    ip: request.headers.get('CF-Connecting-IP') ?? '127.0.0.1',
    authCookie,
    session: session || null,
    signedIn: session && authCookie && matchesHash(authCookie, session.tokenHash) ? session : null,
    waitUntil: (work) => c.executionCtx.waitUntil(work),
  })
  await next()
}

// A cookie that cannot be decoded is ignored.
const decoded = (value: string | null) => {
  try {
    return value && decodeURIComponent(value)
  } catch {
    return null
  }
}
