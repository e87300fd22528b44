import type { Context, MiddlewareHandler } from 'hono'
import type { SessionContent } from '../../src/domain/user/session-content.ts'
import type { Site } from '../directory/site.ts'
import type { Env } from '../env.ts'
import { readCookie } from './sign-in/cookies.ts'
import { openSession } from './sign-in/session.ts'
import { isTokenOf } from './sign-in/token.ts'

/** One request, and all that is known of who sent it before anybody is asked. */
export type Visit = {
  readonly env: Env
  readonly request: Request
  readonly url: URL
  readonly site: Site
  readonly trace: string
  readonly ip: string
  /** The readable half of the session, as the cookie has it. */
  readonly authCookie: string | null
  /** The sealed half; proves nothing without the other. */
  readonly session: SessionContent | null
  /** The session when both of its cookies are here and belong together. */
  readonly signedIn: SessionContent | null
  readonly waitUntil: (work: Promise<unknown>) => void
}

export type Edge = {
  Bindings: Env
  Variables: { trace: string; url: URL; site: Site; visit: Visit }
}
export type EdgeContext = Context<Edge>

/** Finds out who asks, from the two cookies alone. */
export const recognised: MiddlewareHandler<Edge> = async (c, next) => {
  const { site, trace, url } = c.var
  const request = c.req.raw
  const authCookie = decoded(readCookie(site, request, 'auth_token'))
  const sealed = readCookie(site, request, 'session')
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
    signedIn: session && authCookie && isTokenOf(authCookie, session.tokenHash) ? session : null,
    waitUntil: (work) => c.executionCtx.waitUntil(work),
  })
  await next()
}

// Anybody can write a cookie; one that cannot be read is no token.
const decoded = (value: string | null) => {
  try {
    return value && decodeURIComponent(value)
  } catch {
    return null
  }
}
