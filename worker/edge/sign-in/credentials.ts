import type { MiddlewareHandler } from 'hono'
import { Refusal } from '#domain/refusal'
import type { SessionContent } from '#domain/user/session-content'
import { externalOf } from '../external.ts'
import { patternOf } from '../log.ts'
import { actorOf, tenantOf } from '../tenant.ts'
import type { Edge, Visit } from '../visit.ts'
import { hashOf, isTokenOf } from './token.ts'

/** Who asks is not known well enough. */
export const unauthenticated = () => new Refusal(401, 'signed_out', 'Sign in to go on.')

/**
 * The session of a call: the bearer and the sealed cookie that were made together. Null for a visitor,
 * who has neither. Throws 401 for either alone, and for halves of two sessions, which ends both.
 */
export const credentials = async (visit: Visit): Promise<SessionContent | null> => {
  const bearer = bearerOf(visit)
  const { session } = visit
  if (bearer === null && session === null) return null
  if (bearer === null || session === null) throw unauthenticated()
  if (isTokenOf(bearer, session.tokenHash)) return session
  await endBoth(visit, session, bearer)
  throw unauthenticated()
}

// One of the two was stolen, and nobody can say which.
const endBoth = async (visit: Visit, { id, tenant }: SessionContent, bearer: string) => {
  if (externalOf(visit)) return
  const at = tenantOf(visit.env, tenant)
  await at.endSession(tenant, id)
  if (bearer !== '') await at.endSessionOf(tenant, hashOf(bearer))
}

const OWN = /^Bearer ([\w-]{20,200})$/
// A firm's own API may give out tokens of other forms: '12|abc…' or 'abc.def.ghi'.
const FOREIGN = /^Bearer ([\w.~+/=|-]{1,2000})$/

/** The bearer of a request: '' for a header that holds none, null without a header. */
export const bearerOf = ({ request: { headers }, site }: Visit) => {
  const header = headers.get('Authorization')
  if (header === null) return null
  return (site.firm.external ? FOREIGN : OWN).exec(header)?.[1] ?? ''
}

/** The session of a call that needs one. Throws 401. */
export const requireSession = async (visit: Visit) => {
  const session = await credentials(visit)
  if (session === null) throw unauthenticated()
  return session
}

/** An X-Tenant header must name the host's own firm; it never chooses one. Refuses any other with 403. */
export const sameTenant: MiddlewareHandler<Edge> = async ({ req, var: { visit } }, next) => {
  const { site, trace } = visit
  const named = req.header('X-Tenant')
  if (named !== undefined && named !== site.firm.tenant) {
    console.warn(JSON.stringify({ event: 'tenant.refused', trace, tenant: site.firm.tenant }))
    await recordMismatch(visit)
    throw new Refusal(403, 'tenant_mismatch', mismatch)
  }
  await next()
}

const mismatch = 'The X-Tenant header names another firm.'
const RECORDED_MS = 60_000
const RECORDED_MOST = 1_000
const recorded = new Map<string, number>()

// Anybody can send such headers without end: one in a minute is recorded of each session or network.
const recordMismatch = async (visit: Visit) => {
  const { env, site, request, url, signedIn, ip } = visit
  const key = `${site.firm.tenant} ${signedIn?.id ?? ip}`
  if (externalOf(visit) || (recorded.get(key) ?? 0) > Date.now() - RECORDED_MS) return
  if (recorded.size >= RECORDED_MOST) recorded.clear()
  recorded.set(key, Date.now())
  const { tenant } = site.firm
  const call = `${request.method} ${patternOf(url.pathname)}`
  await tenantOf(env, tenant).refused(tenant, actorOf(visit, signedIn), call, mismatch)
}

/** Calls of the API name their tenant. Throws 400. */
export const requireTenant = ({ request }: Visit) => {
  if (!request.headers.has('X-Tenant'))
    throw new Refusal(400, 'tenant_required', 'The X-Tenant header is missing.')
}
