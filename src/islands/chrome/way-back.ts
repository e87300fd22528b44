import { findRoute, type RouteName, routeTable, withPrefix } from '#routes'

type Came = { readonly name: RouteName | null; readonly path: string; readonly search: string }
type Asked = {
  /** The return path given in the address; null without one. */
  readonly told: string | null
  /** The previous page; null on the first. */
  readonly from: Came | null
  /** The current page. */
  readonly here: Came
  /** The path of the parent page in the breadcrumbs; null at the top. */
  readonly above: string | null
}

/** Returns the address of a page's return link; null where it needs none. */
export const returnLink = ({ told, from, here, above }: Asked): string | null => {
  if (told !== null) return told
  const isRecord = here.name !== null && routeTable[here.name]?.path.includes(':')
  if (!isRecord || from === null || from.name === null || from.path === above) return null
  return /login$|^403$/.test(from.name) ? null : from.path + from.search
}

/** Returns the path of the parent list, with its filters if the user came from it. */
export const aboveAsLeft = (above: string, from: Came | null) =>
  from?.path === above ? from.path + from.search : above

/** Returns a page's own name, else that of its route. */
export const nameOf = (
  address: string,
  names: ReadonlyMap<string, string>,
  audience: 'clients' | 'agents' | 'quotes' | null,
) => {
  const path = address.replace(/[?#].*$/s, '')
  const found = (audience && findRoute(withPrefix(path, audience))) || findRoute(path)
  const { nav, heading, title } = found?.route ?? {}
  return names.get(path) ?? nav?.label ?? heading ?? title ?? 'the previous page'
}
