import type { MiddlewareHandler } from 'hono'
import { notFound } from '#domain/refusal'
import { redirect, refused, wantsJson } from '../answers.ts'
import { as } from '../cache-rules.ts'
import { assetOf, isFile } from '../page/assets.ts'
import { builtPage } from '../page/pages.ts'
import { plainPage } from '../page/plain-page.ts'
import type { EdgeContext, EdgeEnv } from '../visit.ts'
import { isOperatorHost } from './host.ts'

const PAGE = '/operator'
const CALLS = ['/api/operator/firms', '/api/operator/links']

/** Serves the operator’s page on its own host, where there is nothing of any firm; other hosts pass. */
export const withOperatorHost: MiddlewareHandler<EdgeEnv> = async (c, next) => {
  const url = new URL(c.req.url)
  if (!isOperatorHost(c.env, url.hostname)) return next()
  c.set('url', url)
  if (url.protocol === 'http:' && c.env.ENVIRONMENT !== 'local')
    return redirect(url.href.replace('http:', 'https:'), 308)
  if (c.req.method === 'POST' && CALLS.includes(url.pathname)) return next()
  if (url.pathname === '/') return redirect(PAGE)
  if (url.pathname === PAGE) return (await page(c)) ?? missing(c)
  return isFile(url.pathname) ? assetOf(c.env, url.pathname, c.req.raw) : missing(c)
}

const page = async ({ env }: EdgeContext) => {
  const html = await builtPage(env, PAGE)
  const headers = { 'Content-Type': 'text/html; charset=utf-8' }
  return html === null ? null : as('page', new Response(html, { headers }))
}

const missing = ({ req, var: { trace } }: EdgeContext) =>
  wantsJson(req.path)
    ? refused(notFound(), trace)
    : plainPage(404, 'Page Not Found', 'Operators create firms at /operator.')
