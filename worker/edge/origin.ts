import type { MiddlewareHandler } from 'hono'
import { Refusal } from '#domain/refusal'
import type { Site } from '../directory/site.ts'
import type { Edge } from './visit.ts'

const READING = ['GET', 'HEAD', 'OPTIONS']

/** Refuses what another site's page would write in a visitor's name. */
export const ownOrigin: MiddlewareHandler<Edge> = async (c, next) => {
  const { raw, path } = c.req
  // Programs that publish through the HTTP API of realtime sign each call and have no cookie.
  const isSigned = path.startsWith('/apps/')
  if (!READING.includes(raw.method) && !isSigned && !isOwn(c.var.site, raw, path))
    throw new Refusal(403, 'foreign_origin', 'This can only be done from the firm’s own pages.')
  await next()
}

const isOwn = (site: Site, { headers }: Request, path: string) => {
  const origin = headers.get('Origin')
  const from = headers.get('Sec-Fetch-Site')
  if (origin === site.origin) return true
  // Forms of pages that send no referrer have the origin 'null'.
  if (origin === null || origin === 'null')
    return from === 'same-origin' || isProgram(path, origin, from)
  return false
}

// These use no authority that the caller already has, so programs, which send neither, may.
const isProgram = (path: string, origin: string | null, from: string | null) =>
  origin === null && from === null && WITHOUT_AUTHORITY.includes(path)

const WITHOUT_AUTHORITY = [
  '/api/auth/login',
  '/api/auth/links',
  '/api/auth/links/session',
  '/api/_auth/session',
  '/api/public/leads',
  '/api/intake/email',
  '/api/intake/calls',
]
