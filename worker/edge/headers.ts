import type { MiddlewareHandler } from 'hono'
import { cacheRules, writable } from './cache-rules.ts'
import { barePolicy, pagePolicy } from './page/policy.ts'
import type { EdgeContext, EdgeEnv } from './visit.ts'

/** The headers of every response; `public/_headers` repeats them for hashed files. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
} as const

const YEAR_SECONDS = 31_536_000

export const withSecurityHeaders: MiddlewareHandler<EdgeEnv> = async (c, next) => {
  await next()
  // A WebSocket response must be returned unchanged.
  if (c.res.status === 101) return
  const headers = headersOf(c)
  for (const [name, value] of Object.entries(securityHeaders)) headers.set(name, value)
  if (!headers.has('Content-Security-Policy'))
    headers.set('Content-Security-Policy', await policyFor(c))
  if (c.req.url.startsWith('https:'))
    headers.set('Strict-Transport-Security', `max-age=${YEAR_SECONDS}; includeSubDomains`)
  if (!headers.has('Cache-Control') || headers.has('Set-Cookie'))
    headers.set('Cache-Control', cacheRules.session)
  headers.set('X-Trace', c.var.trace)
}

export const headersOf = (c: EdgeContext) => {
  const answer = writable(c.res)
  if (answer !== c.res) {
    // Hono merges the old response's headers into a new one unless it is cleared first.
    c.res = undefined
    c.res = answer
  }
  return c.res.headers
}

const policyFor = async (c: EdgeContext) =>
  c.res.headers.get('Content-Type')?.startsWith('text/html')
    ? pagePolicy(c.env, c.var.site)
    : barePolicy
