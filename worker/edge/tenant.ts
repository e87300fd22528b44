import type { SessionContent } from '../../src/domain/user/session-content.ts'
import type { Actor } from '../actor.ts'
import type { Env } from '../env.ts'
import type { Visit } from './visit.ts'

/** The object that owns a firm. */
export const tenantOf = (env: Env, tenant: string) => env.TENANT.get(env.TENANT.idFromName(tenant))

/** The one who asks, as the Tenant is told. */
export const actorOf = (visit: Visit, session: SessionContent | null): Actor => ({
  tenant: visit.site.firm.tenant,
  session: session && { id: session.id, tokenHash: session.tokenHash },
  audience: visit.site.audience,
  origin: visit.site.origin,
  ip: visit.ip,
  trace: visit.trace,
})

/** The API's answer to a request. What only reads is asked twice when the object had to move. */
export const ask = async (
  visit: Visit,
  session: SessionContent | null,
  request: Request,
): Promise<Response> => {
  const actor = actorOf(visit, session)
  const once = () => tenantOf(visit.env, actor.tenant).handle(request, actor)
  try {
    return await once()
  } catch (error) {
    if (request.method === 'GET' && mayRetry(error)) return once()
    throw error
  }
}

/** What the API answers to a GET of this path and query. */
export const read = (visit: Visit, session: SessionContent | null, path: string) =>
  ask(visit, session, new Request(new URL(path, visit.site.origin)))

const mayRetry = (error: unknown) =>
  error instanceof Error && 'retryable' in error && error.retryable === true && !isOverloaded(error)

/** Whether the firm's object has more to do than it can; asking again makes it worse. */
export const isOverloaded = (error: unknown) =>
  error instanceof Error && 'overloaded' in error && error.overloaded === true
