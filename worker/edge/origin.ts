import type { MiddlewareHandler } from 'hono'
import { Refusal } from '#domain/refusal'
import type { Site } from '../directory/site.ts'
import type { EdgeEnv } from './visit.ts'

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

/** CSRF protection: throws 403 for a write that does not come from the firm's own pages. */
export const requireOwnOrigin: MiddlewareHandler<EdgeEnv> = async (c, next) => {
  const { raw, path } = c.req
  // The realtime HTTP API is signed and uses no cookie.
  const isSigned = path.startsWith('/apps/')
  if (!SAFE_METHODS.includes(raw.method) && !isSigned && !isOwn(c.var.site, raw, path))
    throw new Refusal(403, 'foreign_origin', 'This can only be done from the firm’s own pages.')
  await next()
}

const isOwn = (site: Site, { headers }: Request, path: string) => {
  const origin = headers.get('Origin')
  const fetchSite = headers.get('Sec-Fetch-Site')
  if (origin === site.origin) return true
  // Forms on pages with `Referrer-Policy: no-referrer` send the origin 'null'.
  if (origin === null || origin === 'null')
    return fetchSite === 'same-origin' || isProgram(path, origin, fetchSite)
  return false
}

// These endpoints use no ambient authority, so programs that send neither header may call them.
const isProgram = (path: string, origin: string | null, fetchSite: string | null) =>
  origin === null && fetchSite === null && WITHOUT_AUTHORITY.includes(path)

const WITHOUT_AUTHORITY = [
  '/api/auth/login',
  '/api/auth/links',
  '/api/auth/links/session',
  '/api/_auth/session',
  '/api/public/leads',
  '/api/intake/email',
  '/api/intake/calls',
  '/api/intake/texts',
  '/api/intake/whatsapp',
  '/api/intake/whatsapp/cloud',
  '/api/intake/identity',
  '/api/intake/payments',
  '/api/intake/bank-payments',
  '/api/intake/mailboxes',
  '/api/csp-reports',
  '/api/intake/delivery-reports',
]
