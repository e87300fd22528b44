import { notFound } from '#domain/refusal'
import { as } from './cache-rules.ts'
import { unauthenticated } from './sign-in/credentials.ts'
import { actorOf, tenantOf } from './tenant.ts'
import type { EdgeContext } from './visit.ts'

/** Types that may open in the browser, because they cannot run as a page. */
const INLINE_TYPES = ['application/pdf', 'image/png', 'image/jpeg']

/** `/files/:id`: streams a document that the Tenant lets the caller read; throws 401 and 404. */
export const file = async (c: EdgeContext) => {
  const { visit } = c.var
  const { env, site, signedIn, url } = visit
  if (signedIn === null) throw unauthenticated()
  if (site.firm.external) throw notFound()
  const { tenant } = site.firm
  const id = c.req.param('id') ?? ''
  const fileRecord = await tenantOf(env, tenant).fileFor(tenant, actorOf(visit, signedIn), id)
  const stored = fileRecord && (await env.FILES.get(fileRecord.key))
  if (!fileRecord || !stored) throw notFound()
  const isInline = url.searchParams.has('inline') && INLINE_TYPES.includes(fileRecord.mime)
  const headers = {
    'Content-Type': isInline ? fileRecord.mime : 'application/octet-stream',
    'Content-Length': String(stored.size),
    'Content-Disposition': `${isInline ? 'inline' : 'attachment'}; ${nameOf(fileRecord.name)}`,
    'Content-Security-Policy': isInline ? PREVIEW : DOWNLOAD,
  }
  return as('file', new Response(stored.body, { headers }))
}

const DOWNLOAD = "sandbox; default-src 'none'; frame-ancestors 'none'"
// The PDF viewers of browsers refuse to run in a sandbox.
const PREVIEW = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"

/** The file name parameters of RFC 6266: an ASCII fallback and the exact name. */
const nameOf = (name: string) => {
  const plain = name.replaceAll(/[^\w .()-]/g, '_')
  const exact = encodeURIComponent(name.replaceAll(/[\p{C}/\\]/gu, '_')).replaceAll(
    /['()*]/g,
    (it) => `%${it.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `filename="${plain}"; filename*=UTF-8''${exact}`
}
