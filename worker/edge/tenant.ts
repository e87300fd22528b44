import type { SessionClaim } from '../../src/domain/user/session-content.ts'
import type { Actor } from '../actor.ts'
import type { Env } from '../env.ts'
import { hasActed } from './sign-in/activity.ts'
import type { Visit } from './visit.ts'

export const tenantOf = (env: Env, tenant: string) => env.TENANT.get(env.TENANT.idFromName(tenant))

/** The caller, as passed to the Tenant. */
export const actorOf = (visit: Visit, session: SessionClaim | null): Actor => ({
  tenant: visit.site.firm.tenant,
  session: session && { id: session.id, tokenHash: session.tokenHash },
  acted: hasActed(visit.request),
  audience: visit.site.audience,
  origin: visit.site.origin,
  ip: visit.ip,
  trace: visit.trace,
})

export type Steps = Awaited<ReturnType<ReturnType<typeof tenantOf>['signInSteps']>>

/**
 * Asks the firm's object for a step of signing in; `session` is that of a caller who has been authenticated. The stub
 * of the steps is given back when the answer is there.
 */
export const askSignIn = async <T>(
  visit: Visit,
  ask: (steps: Steps) => Promise<T>,
  session: SessionClaim | null = null,
): Promise<T> => {
  using steps = await tenantOf(visit.env, visit.site.firm.tenant).signInSteps(
    actorOf(visit, session),
  )
  return await ask(steps)
}

/** The API's response to a request; a GET is retried once when the Durable Object was moved. */
export const requestTenant = async (
  visit: Visit,
  session: SessionClaim | null,
  request: Request,
  isAhead = false,
): Promise<Response> => {
  const actor = { ...actorOf(visit, session), isAhead }
  const send = () => tenantOf(visit.env, actor.tenant).handle(request, actor)
  try {
    return await send()
  } catch (error) {
    if (request.method === 'GET' && mayRetry(error)) return send()
    throw error
  }
}

/** The API's response to a GET of this path and query; `isAhead` for whatever its reader may have of a page. */
export const getFromTenant = (
  visit: Visit,
  session: SessionClaim | null,
  path: string,
  isAhead = false,
) => requestTenant(visit, session, new Request(new URL(path, visit.site.origin)), isAhead)

const mayRetry = (error: unknown) =>
  error instanceof Error && 'retryable' in error && error.retryable === true && !isOverloaded(error)

/** Whether the Durable Object is overloaded, so that a retry would make it worse. */
export const isOverloaded = (error: unknown) =>
  error instanceof Error && 'overloaded' in error && error.overloaded === true
