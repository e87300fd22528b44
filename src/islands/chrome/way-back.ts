import { findRoute, type RouteName, routeTable, withPrefix } from '#routes'

type Came = { readonly name: RouteName | null; readonly path: string; readonly search: string }
type Asked = {
  /** Where the address said to lead back to; null when it did not. */
  readonly told: string | null
  /** The page that somebody came from; null on the first. */
  readonly from: Came | null
  /** The page in view. */
  readonly here: Came
  /** The page above it, as the crumbs lead there; null at the top. */
  readonly above: string | null
}

/** Where a page leads back to. Null where the crumbs, the rail or nothing does. */
export const returnLink = ({ told, from, here, above }: Asked): string | null => {
  if (told !== null) return told
  const isRecord = here.name !== null && routeTable[here.name]?.path.includes(':')
  if (!isRecord || from === null || from.name === null || from.path === above) return null
  return /login$|^403$/.test(from.name) ? null : from.path + from.search
}

/** The list above a page, as somebody left it: with its filters, when they come from there. */
export const aboveAsLeft = (above: string, from: Came | null) =>
  from?.path === above ? from.path + from.search : above

/** What a page is called: by its own name where it had one, else by its route's. */
export const nameOf = (
  address: string,
  names: ReadonlyMap<string, string>,
  audience: 'clients' | 'agents' | 'quotes' | null,
) => {
  const path = address.replace(/[?#].*$/s, '')
  const found = (audience && findRoute(withPrefix(path, audience))) || findRoute(path)
  const { nav, heading, title } = found?.route ?? {}
  return names.get(path) ?? nav?.label ?? heading ?? title ?? 'the page before'
}
