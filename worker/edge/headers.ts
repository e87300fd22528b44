import type { MiddlewareHandler } from 'hono'
import { writable } from './cache-rules.ts'
import { barePolicy, cacheRules, everyResponse, strictTransport } from './header-rules.ts'
import { pagePolicy, reportingEndpoints } from './page/policy.ts'
import type { EdgeContext, EdgeEnv } from './visit.ts'

export const withSecurityHeaders: MiddlewareHandler<EdgeEnv> = async (c, next) => {
  await next()
  // A WebSocket response must be returned unchanged.
  if (c.res.status === 101) return
  const headers = headersOf(c)
  for (const [name, value] of Object.entries(everyResponse)) headers.set(name, value)
  if (!headers.has('Content-Security-Policy')) await setPolicy(c, headers)
  if (c.req.url.startsWith('https:')) headers.set('Strict-Transport-Security', strictTransport)
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

const setPolicy = async (c: EdgeContext, headers: Headers) => {
  const isPage = headers.get('Content-Type')?.startsWith('text/html')
  headers.set('Content-Security-Policy', isPage ? await pagePolicy(c.env, c.var.site) : barePolicy)
  if (isPage) headers.set('Reporting-Endpoints', reportingEndpoints)
}
