import type { MiddlewareHandler } from 'hono'
import { siteOf } from '../directory/site.ts'
import { isUpgrade } from '../realtime/connection/handshake.ts'
import { json, redirect, wantsJson } from './answers.ts'
import { plainPage } from './page/plain-page.ts'
import type { EdgeContext, EdgeEnv } from './visit.ts'

/** Sets the site of the host; answers 421 when no firm has it. */
export const withSite: MiddlewareHandler<EdgeEnv> = async (c, next) => {
  const url = new URL(c.req.url)
  c.set('url', url)
  const site = await siteOf(c.env, url)
  if (site === null) return misdirected(c, url)
  c.set('site', site)
  // Browsers do not follow redirects for WebSockets; the gateway refuses them with a reason instead.
  const isMovable = !isUpgrade(c.req.raw)
  if (url.protocol === 'http:' && c.env.ENVIRONMENT !== 'local' && isMovable)
    return redirect(url.href.replace('http:', 'https:'), 308)
  return next()
}

const heading = 'No firm uses this address'

const misdirected = ({ env, var: { trace } }: EdgeContext, url: URL) => {
  const text =
    env.ENVIRONMENT === 'local' ? creation(url) : 'Check the address that your firm gave you.'
  const message = `${heading}. ${text}`
  return wantsJson(url.pathname)
    ? json('error', { error: { code: 'misdirected', message, trace } }, 421)
    : plainPage(421, heading, text)
}

const creation = ({ hostname, port }: URL) =>
  `Create one: npm run firm -- create --host ${hostname} --name "Acme Law" --owner owner@acme.test${port === '8787' ? '' : ` --port ${port}`}`
