import type { RouteName } from '#routes'
import { routeAt } from './page-address.ts'

export type PageLocation = {
  readonly name: RouteName | null
  readonly params: Readonly<Record<string, string>>
  /** As the address bar shows it. */
  readonly path: string
  /** The last value of each parameter; `search` has them all. */
  readonly query: Readonly<Record<string, string>>
  /** '?a=b' or ''. */
  readonly search: string
  readonly hash: string
}

export const locationOf = (url: URL | Location): PageLocation => {
  const found = routeAt(url.pathname)
  return {
    name: found?.name ?? null,
    params: found?.params ?? {},
    path: url.pathname,
    query: Object.fromEntries(new URLSearchParams(url.search)),
    search: url.search,
    hash: url.hash,
  }
}

export const currentLocation = (): PageLocation =>
  locationOf(typeof location === 'undefined' ? new URL('http://localhost/') : location)
