import type { MiddlewareHandler } from 'hono'
import { Refusal } from '#domain/refusal'
import type { SessionContent } from '#worker/tenant/sessions'
import { tenantOf } from './tenant.ts'
import { isTokenOf } from './token.ts'
import type { Edge, Visit } from './visit.ts'

/** Who asks is not known well enough. */
export const unauthenticated = () => new Refusal(401, 'signed_out', 'Sign in to go on.')

/**
 * The session of a call: the bearer and the sealed cookie that were made together. Null for a visitor,
 * who has neither. Throws 401 for either alone, and for halves of two sessions, which end the sealed one.
 */
export const credentials = async (visit: Visit): Promise<SessionContent | null> => {
  const bearer = bearerOf(visit.request)
  const { session } = visit
  if (bearer === null && session === null) return null
  if (bearer === null || session === null) throw unauthenticated()
  if (isTokenOf(bearer, session.tokenHash)) return session
  await tenantOf(visit.env, session.tenant).endSession(session.tenant, session.id)
  throw unauthenticated()
}

const bearerOf = ({ headers }: Request) =>
  /^Bearer ([\w-]{20,200})$/.exec(headers.get('Authorization') ?? '')?.[1] ??
  (headers.has('Authorization') ? '' : null)

/** The session of a call that needs one. Throws 401. */
export const requireSession = async (visit: Visit) => {
  const session = await credentials(visit)
  if (session === null) throw unauthenticated()
  return session
}

/** An X-Tenant header must name the host's own firm; it never chooses one. Refuses any other with 403. */
export const sameTenant: MiddlewareHandler<Edge> = async ({ req, var: { site, trace } }, next) => {
  const named = req.header('X-Tenant')
  if (named !== undefined && named !== site.firm.tenant) {
    console.warn(JSON.stringify({ event: 'tenant.refused', trace, tenant: site.firm.tenant }))
    throw new Refusal(403, 'tenant_mismatch', 'The X-Tenant header names another firm.')
  }
  await next()
}

/** Calls of the API name their tenant. Throws 400. */
export const requireTenant = ({ request }: Visit) => {
  if (!request.headers.has('X-Tenant'))
    throw new Refusal(400, 'tenant_required', 'The X-Tenant header is missing.')
}
