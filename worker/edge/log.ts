import type { MiddlewareHandler } from 'hono'
import { findRoute } from '#routes'
import { newTrace } from './trace.ts'
import type { EdgeContext, EdgeEnv } from './visit.ts'

/** Gives the request its trace id and logs one line when it ends; the local environment logs errors only. */
export const traced: MiddlewareHandler<EdgeEnv> = async (c, next) => {
  const start = Date.now()
  c.set('trace', newTrace())
  await next()
  if (c.env.ENVIRONMENT !== 'local') console.info(JSON.stringify(logEntry(c, Date.now() - start)))
}

const logEntry = (c: EdgeContext, ms: number) => ({
  trace: c.var.trace,
  tenant: c.var.site?.firm.tenant ?? null,
  audience: c.var.site?.audience ?? null,
  session: c.var.visit?.session?.id ?? null,
  method: c.req.method,
  path: patternOf(c.var.url.pathname),
  status: c.res.status,
  ms,
})

const WORD = /^[a-z_-]{1,40}(\.[a-z]{2,4})?$/
const KNOWN_ROOTS = ['api', 'auth', 'apps', 'app', 'builds', 'broadcasting', 'files', '_astro']

/** A path without personal data: ids and other parameters are replaced by placeholders. */
export const patternOf = (path: string) => {
  const found = findRoute(path)
  if (found) return found.route.path
  const [, first = '', ...rest] = path.split('/')
  if (!KNOWN_ROOTS.includes(first)) return '(other)'
  return ['', first, ...rest.map((it) => (WORD.test(it) ? it : ':id'))].join('/')
}
