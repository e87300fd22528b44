import { findRoute, type RouteName, routeTable, withPrefix } from '#routes'

type VisitedPage = {
  readonly name: RouteName | null
  readonly path: string
  readonly search: string
}
type ReturnContext = {
  /** The return path given in the address; null without one. */
  readonly told: string | null
  readonly from: VisitedPage | null
  readonly here: VisitedPage
  /** The path of the parent page in the breadcrumbs; null at the top. */
  readonly above: string | null
}

export const returnLink = ({ told, from, here, above }: ReturnContext): string | null => {
  if (told !== null) return told
  const isRecord = here.name !== null && routeTable[here.name]?.path.includes(':')
  if (!isRecord || from === null || from.name === null || from.path === above) return null
  return /login$|^403$/.test(from.name) ? null : from.path + from.search
}

/** Returns the path of the parent list, with its filters if the user came from it. */
export const parentWithFilters = (above: string, from: VisitedPage | null) =>
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
