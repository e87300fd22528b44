import type { MiddlewareHandler } from 'hono'
import { Refusal } from '#domain/refusal'
import type { SessionClaim } from '#domain/user/session-content'
import { externalOf } from '../external.ts'
import { patternOf } from '../log.ts'
import { actorOf, tenantOf } from '../tenant.ts'
import type { EdgeEnv, Visit } from '../visit.ts'
import { hashOf, matchesHash } from './token.ts'

export const unauthenticated = () => new Refusal(401, 'signed_out', 'Sign in to continue.')

/**
 * The claim of a request whose bearer token and sealed cookie belong together; null when it has neither. Throws 401
 * when one is missing, and ends both sessions when they do not match. The Tenant decides whether the session lives.
 */
export const authenticate = async (visit: Visit): Promise<SessionClaim | null> => {
  const bearer = bearerOf(visit)
  const { session } = visit
  if (bearer === null && session === null) return null
  if (bearer === null || session === null) throw unauthenticated()
  if (matchesHash(bearer, session.tokenHash)) return session
  await endBothSessions(visit, session, bearer)
  throw unauthenticated()
}

// One of the two may be stolen, and it is unknown which.
const endBothSessions = async (visit: Visit, { id, tenant }: SessionClaim, bearer: string) => {
  if (externalOf(visit)) return
  const stub = tenantOf(visit.env, tenant)
  await stub.endSession(tenant, id)
  if (bearer !== '') await stub.endSessionOf(tenant, hashOf(bearer))
}

const OWN_BEARER = /^Bearer ([\w-]{20,200})$/
// External APIs issue tokens of other formats: '12|abc…' or 'abc.def.ghi'.
const EXTERNAL_BEARER = /^Bearer ([\w.~+/=|-]{1,2000})$/

/** The bearer token of a request: '' when the header is malformed, null without a header. */
export const bearerOf = ({ request: { headers }, site }: Visit) => {
  const header = headers.get('Authorization')
  if (header === null) return null
  return (site.firm.external ? EXTERNAL_BEARER : OWN_BEARER).exec(header)?.[1] ?? ''
}

/** The claim of a request; throws 401 for a visitor. */
export const requireSession = async (visit: Visit) => {
  const session = await authenticate(visit)
  if (session === null) throw unauthenticated()
  return session
}

/** Throws 403 when the X-Tenant header names another firm than the host's. */
export const requireSameTenant: MiddlewareHandler<EdgeEnv> = async (
  { req, var: { visit } },
  next,
) => {
  const { site, trace } = visit
  const tenantHeader = req.header('X-Tenant')
  if (tenantHeader !== undefined && tenantHeader !== site.firm.tenant) {
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

// At most one a minute is recorded for each session or address, because such headers can be sent without limit.
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

/** Throws 400 unless the request has an X-Tenant header. */
export const requireTenant = ({ request }: Visit) => {
  if (!request.headers.has('X-Tenant'))
    throw new Refusal(400, 'tenant_required', 'The X-Tenant header is missing.')
}
