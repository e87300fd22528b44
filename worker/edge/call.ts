import { notFound } from '#domain/refusal'
import { jsonBytes } from './body.ts'
import { as } from './cache-rules.ts'
import { isPublic } from './intake/public-calls.ts'
import { laidOut } from './papers.ts'
import { credentials, requireTenant, unauthenticated } from './sign-in/credentials.ts'
import { ask } from './tenant.ts'
import type { EdgeContext, Visit } from './visit.ts'

/** Forwards an API request to the firm's Tenant with its authenticated caller; throws 401 for a visitor. */
export const call = async ({ var: { visit } }: EdgeContext) => {
  // The pages of a firm with an external API call that API directly.
  if (visit.site.firm.external) throw notFound()
  const session = await credentials(visit)
  if (session === null && !isPublic(visit.request.method, visit.url.pathname))
    throw unauthenticated()
  requireTenant(visit)
  return as('api', await laidOut(await ask(visit, session, await passedOn(visit))))
}

const KEPT = ['Accept', 'Content-Type', 'Idempotency-Key', 'If-Match', 'If-None-Match']

// Tokens and cookies stay at the edge: the Tenant receives the authenticated caller.
const passedOn = async ({ request, url }: Visit) => {
  const { method } = request
  const body = await jsonBytes(request)
  const headers = KEPT.flatMap((name): [string, string][] => {
    const value = request.headers.get(name)
    return value === null ? [] : [[name, value]]
  })
  return new Request(url, { method, headers, body })
}
