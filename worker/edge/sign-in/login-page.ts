import type { Route, RouteName } from '#routes'
import { withCookies } from '../answers.ts'
import { as } from '../cache-rules.ts'
import {
  cachedShellFor,
  missingPage,
  pageText,
  type Shell,
  shellAnswer,
  shellFor,
  shellFrom,
  versionOf,
} from '../page/pages.ts'
import { escapeHtml } from '../page/placeholders.ts'
import type { Visit } from '../visit.ts'
import { expiredSessionCookies } from './cookies.ts'
import { endSession } from './end-session.ts'

declare global {
  /** The DOM's type lacks the cache that Cloudflare adds. */
  interface CacheStorage {
    readonly default: Cache
  }
}

export const isLoginPage = (name: RouteName) =>
  name === 'auth-login' || name === 'agents-login' || name === 'clients-login'

/** A sign-in page: signs out a browser that has a session, serves the cached page to all others. */
export const loginPage = async (visit: Visit, route: Route) => {
  if (visit.authCookie === null && visit.session === null) return sharedPage(visit, route)
  return isPrefetch(visit.request) ? uncachedPage(visit, route) : signedOutPage(visit, route)
}

// A prefetch must not sign anybody out.
const isPrefetch = ({ headers, method }: Request) =>
  method === 'HEAD' || (headers.get('Sec-Purpose') ?? '').includes('prefetch')

const uncachedPage = async (visit: Visit, route: Route) => {
  const shell = await shellFor(visit.env, visit.site, route.path)
  return shell ? shellAnswer(visit, shell, 'page') : missingPage(visit)
}

const signedOutPage = async (visit: Visit, route: Route) => {
  await endSession(visit)
  return withCookies(await uncachedPage(visit, route), expiredSessionCookies(visit.site))
}

/** The page from memory, the platform's cache or the build; keyed by host, never by query. */
const sharedPage = async (visit: Visit, route: Route) => {
  const { env, site } = visit
  const cachedShell = await cachedShellFor(env, site, route.path)
  if (cachedShell) return varyByCookie(shellAnswer(visit, cachedShell, 'login'))
  const key = new URL(`${route.path}?version=${await versionOf(env, site)}`, site.origin)
  const cached = await caches.default.match(key)
  const shell = shellFor(env, site, route.path)
  if (cached) {
    visit.waitUntil(shell)
    return varyByCookie(as('login', cached))
  }
  return cacheAndServe(visit, await shell, key)
}

const cacheAndServe = async (visit: Visit, shell: Shell | null, key: URL) => {
  if (shell === null) return missingPage(visit)
  const headers = { 'Content-Type': 'text/html; charset=utf-8', ETag: shell.etag }
  const cachedResponse = as('login', new Response(shell.bytes, { headers }))
  visit.waitUntil(caches.default.put(key, cachedResponse))
  return varyByCookie(shellAnswer(visit, shell, 'login'))
}

// A browser with a session must not reuse the cached page, because the request signs it out.
const varyByCookie = (answer: Response) => {
  answer.headers.set('Vary', 'Cookie')
  return answer
}

export type LoginMessages = {
  readonly error?: string
  readonly sent?: string
  readonly typed?: string
}

export const loginPageWith = async (
  visit: Visit,
  route: Route,
  messages: LoginMessages,
  status: number,
) => {
  const typed = { TYPED: escapeHtml(messages.typed ?? '') }
  const html = await pageText(visit.env, visit.site, route.path, typed)
  if (html === null) return missingPage(visit)
  const text = html
    .replace('<!--error-->', () => escapeHtml(messages.error ?? ''))
    .replace('<!--sent-->', () => escapeHtml(messages.sent ?? ''))
  return shellAnswer(visit, shellFrom(text), 'session', status)
}
