import { isValid } from '#domain/page-params'
import { type Audience, type Found, findRoute, withoutPrefix, withPrefix } from '#routes'

/** What a path of a host resolves to: a route, another path, the main host's sign-in page, or nothing. */
export type Address =
  | { readonly kind: 'route'; readonly found: Found }
  | { readonly kind: 'moved'; readonly path: string; readonly status: 302 | 308 }
  | { readonly kind: 'main-login' }
  | { readonly kind: 'nowhere' }

const LOGIN = '/auth/login'

/** Resolves a path on a host of this audience; a host without an audience has the whole route table. */
export const addressOf = (path: string, audience: Audience | null): Address => {
  const found = routeAt(path, audience)
  if (found !== null) return { kind: 'route', found }
  if (audience !== null && path === LOGIN)
    return audience === 'quotes'
      ? { kind: 'main-login' }
      : { kind: 'moved', path: '/login', status: 302 }
  const better = canonicalPath(path, audience)
  return better === null ? { kind: 'nowhere' } : { kind: 'moved', path: better, status: 308 }
}

// Percent-encoded unreserved characters (RFC 3986, 2.3) are not accepted, so that every page has one URL.
const NEEDLESS = /%(?:2[de]|3\d|[46][1-9a-f]|[57][0-9a]|5f|7e)/i

const routeAt = (path: string, audience: Audience | null) => {
  if (NEEDLESS.test(path)) return null
  if (audience === null || path === '/403') return findRoute(path)
  return findRoute(withPrefix(path, audience))
}

/** The canonical path of a page on this host; null when the path already is, or leads nowhere. */
const canonicalPath = (path: string, audience: Audience | null) => {
  const withoutSlash = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  const stripped =
    audience !== null && findRoute(withoutSlash)
      ? withoutPrefix(withoutSlash, audience)
      : withoutSlash
  const found = stripped === path ? null : routeAt(stripped, audience)
  return found && isValid(found.params) ? stripped : null
}

export const pathOnHost = (path: string, audience: Audience | null) =>
  audience === null ? path : withoutPrefix(path, audience)
