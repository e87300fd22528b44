import { notFound } from '#domain/refusal'
import type { SessionClaim } from '#domain/user/session-content'
import { as } from './cache-rules.ts'
import { externalOf } from './external.ts'
import { externalFile } from './external-file.ts'
import { unauthenticated } from './sign-in/credentials.ts'
import { actorOf, tenantOf } from './tenant.ts'
import type { EdgeContext, Visit } from './visit.ts'

/** Types that may open in the browser, because they cannot run as a page. */
const INLINE_TYPES = ['application/pdf', 'image/png', 'image/jpeg']

/** `/files/:id`: streams a document that the firm's back end lets the caller read; throws 401, 404 and 502. */
export const file = async (c: EdgeContext) => {
  const { visit } = c.var
  const { signedIn } = visit
  if (signedIn === null) throw unauthenticated()
  const id = c.req.param('id') ?? ''
  const external = externalOf(visit)
  const found = await (external
    ? externalFile(visit, external, id)
    : storedFile(visit, signedIn, id))
  if (found === null) throw notFound()
  const { name, mime, size, body } = found
  const isInline = visit.url.searchParams.has('inline') && INLINE_TYPES.includes(mime)
  const headers = {
    'Content-Type': isInline ? mime : 'application/octet-stream',
    ...(size === null ? {} : { 'Content-Length': String(size) }),
    'Content-Disposition': `${isInline ? 'inline' : 'attachment'}; ${contentDisposition(name)}`,
    'Content-Security-Policy': isInline ? PREVIEW : DOWNLOAD,
  }
  return as('file', new Response(body, { headers }))
}

const storedFile = async (visit: Visit, signedIn: SessionClaim, id: string) => {
  const { env, site } = visit
  const { tenant } = site.firm
  const fileRecord = await tenantOf(env, tenant).fileFor(tenant, actorOf(visit, signedIn), id)
  const stored = fileRecord && (await env.FILES.get(fileRecord.key))
  if (!fileRecord || !stored) return null
  return { name: fileRecord.name, mime: fileRecord.mime, size: stored.size, body: stored.body }
}

const DOWNLOAD = "sandbox; default-src 'none'; frame-ancestors 'none'"
// The PDF viewers of browsers refuse to run in a sandbox.
const PREVIEW = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"

/** The file name parameters of RFC 6266: an ASCII fallback and the exact name. */
export const contentDisposition = (name: string) => {
  const plain = name.replaceAll(/[^\w .()-]/g, '_')
  const exact = encodeURIComponent(name.replaceAll(/[\p{C}/\\]/gu, '_')).replaceAll(
    /['()*]/g,
    (it) => `%${it.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `filename="${plain}"; filename*=UTF-8''${exact}`
}
