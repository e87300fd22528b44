import { type Audience, type Found, findRoute, isValid, withoutPrefix, withPrefix } from '#routes'

/** Where a path of a host leads: to a page of the table, to another path, to the main host, or nowhere. */
export type Address =
  | { readonly kind: 'route'; readonly found: Found }
  | { readonly kind: 'moved'; readonly path: string; readonly status: 302 | 308 }
  | { readonly kind: 'main-login' }
  | { readonly kind: 'nowhere' }

const LOGIN = '/auth/login'

/** Finds a path as this audience's host shows it; a host without an audience shows the whole table. */
export const addressOf = (path: string, audience: Audience | null): Address => {
  const found = routeAt(path, audience)
  if (found !== null) return { kind: 'route', found }
  if (audience !== null && path === LOGIN)
    return audience === 'quotes'
      ? { kind: 'main-login' }
      : { kind: 'moved', path: '/login', status: 302 }
  const better = betterPath(path, audience)
  return better === null ? { kind: 'nowhere' } : { kind: 'moved', path: better, status: 308 }
}

// A letter that needs no encoding has one spelling (RFC 3986, 2.3), so that every page has one address.
const NEEDLESS = /%(?:2[de]|3\d|[46][1-9a-f]|[57][0-9a]|5f|7e)/i

const routeAt = (path: string, audience: Audience | null) => {
  if (NEEDLESS.test(path)) return null
  if (audience === null || path === '/403') return findRoute(path)
  return findRoute(withPrefix(path, audience))
}

/** The path under which this host does show a page that was asked for in another way. */
const betterPath = (path: string, audience: Audience | null) => {
  const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  const stripped = audience !== null && findRoute(bare) ? withoutPrefix(bare, audience) : bare
  const found = stripped === path ? null : routeAt(stripped, audience)
  return found && isValid(found.params) ? stripped : null
}

/** A path of the route table as this host shows it. */
export const shownPath = (path: string, audience: Audience | null) =>
  audience === null ? path : withoutPrefix(path, audience)
