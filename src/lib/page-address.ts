import { type Found, findRoute, withPrefix } from '#routes'
import { firm } from './firm.ts'

export const routeAt = (path: string): Found | null => {
  const { audience } = firm
  const found = audience === null ? null : findRoute(withPrefix(path, audience))
  return found ?? findRoute(path)
}

/**
 * A path of this host that is safe to navigate to, from untrusted input; null for anything else.
 * Refused are what a browser would read as another host, and the sign-in pages (they sign out).
 */
export const safePath = (asked: string | null, origin: string): string | null => {
  if (asked === null || !asked.startsWith('/') || asked.length > 2000) return null
  const url = URL.canParse(asked, origin) ? new URL(asked, origin) : null
  if (url === null || url.origin !== origin || /[\\\p{Cc}]/u.test(asked)) return null
  if (url.pathname.startsWith('//') || /\/login$/.test(url.pathname)) return null
  return url.pathname + url.search + url.hash
}
