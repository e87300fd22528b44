import { notFound } from '#domain/refusal'
import { fileStoreOf } from '../directory/file-store.ts'
import { jsonBytes } from './body.ts'
import { as } from './cache-rules.ts'
import { isPublic } from './intake/public-endpoints.ts'
import { renderPdf } from './report-pdf.ts'
import { authenticate, requireTenant, unauthenticated } from './sign-in/credentials.ts'
import { requestTenant } from './tenant.ts'
import type { EdgeContext, Visit } from './visit.ts'

/** Forwards an API request to the firm's Tenant with its authenticated caller; throws 401 for a visitor. */
export const forwardToTenant = async ({ var: { visit } }: EdgeContext) => {
  // The pages of a firm with an external API call that API directly.
  if (visit.site.firm.external) throw notFound()
  const session = await authenticate(visit)
  if (session === null && !isPublic(visit.request.method, visit.url.pathname))
    throw unauthenticated()
  requireTenant(visit)
  return as(
    'api',
    await renderPdf(
      await requestTenant(visit, session, await forwardedRequest(visit)),
      fileStoreOf(visit.env.FILES, visit.site.firm.tenant).get,
    ),
  )
}

const FORWARDED_HEADERS = ['Accept', 'Content-Type', 'Idempotency-Key', 'If-Match', 'If-None-Match']

// Tokens and cookies stay at the edge: the Tenant receives the authenticated caller.
const forwardedRequest = async ({ request, url }: Visit) => {
  const { method } = request
  const body = await jsonBytes(request)
  const headers = FORWARDED_HEADERS.flatMap((name): [string, string][] => {
    const value = request.headers.get(name)
    return value === null ? [] : [[name, value]]
  })
  return new Request(url, { method, headers, body })
}
