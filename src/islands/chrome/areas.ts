import type { IconName } from '#components/icons.ts'
import { hasPermission } from '#domain/permissions'
import type { SignedInUser } from '#domain/user/user'
import { type Area, type Audience, findRoute, type Route, routeNames, routeTable } from '#routes'
import { openPages, sidebarOf } from './sidebar.ts'

const order: readonly Area[] = [
  'home',
  'quotes',
  'conveyances',
  'workflows',
  'clients',
  'agents',
  'admin',
]

export type AreaLink = {
  readonly area: Area
  readonly label: string
  readonly icon: IconName
  readonly href: string
  readonly can: Route['can']
}

const routesWithLink = Object.values(routeTable).flatMap(({ nav, path, can }) =>
  nav ? [{ ...nav, path, can }] : [],
)

export const areaLinks = (): readonly AreaLink[] =>
  order.flatMap((area) => {
    const page = routesWithLink.find((it) => it.area === area)
    return page
      ? [
          {
            area,
            label: page.label,
            icon: page.icon,
            href: served(page.path),
            can: page.can,
          },
        ]
      : []
  })

/**
 * Returns a path with the placeholder that the worker replaces for the host: '__QUOTES__/create'. A page that an
 * audience's host does not serve is linked to the main host.
 */
export const served = (path: string) => {
  const [, area = '', ...rest] = path.split('/')
  if (!/^(clients|agents|quotes)$/.test(area)) return path === '/' ? path : `__MAIN__${path}`
  const rootLink = area.toUpperCase()
  return rest.length === 0 ? `__${rootLink}_HOME__` : `__${rootLink}__/${rest.join('/')}`
}

export const areaOf = (path: string): Area =>
  order.find((area) => path === `/${area}` || path.startsWith(`/${area}/`)) ?? 'home'

export const areasOf = (user: SignedInUser, audience: Audience | null): readonly Area[] => {
  if (user.type === 'client') return []
  const open = areaLinks()
    .filter(({ area, can }) => (area === 'admin' ? hasAdmin(user) : isOpen(user, can)))
    .map(({ area }) => area)
  if (user.type === 'agent') return open.filter((area) => area === 'agents')
  return open.filter((area) => audience === null || area === audience)
}

const isOpen = (user: SignedInUser, can: Route['can']) =>
  can.length === 0 || hasPermission(user, can)

const hasAdmin = (user: SignedInUser) => openPages(user).some(({ can }) => can.length > 0)

export const navigationNamesOf = (
  user: SignedInUser,
  audience: Audience | null,
): readonly string[] => {
  const areas = areasOf(user, audience)
  return areas.includes('admin') ? [...areas, ...sidebarOf(user)] : areas
}

export const adminHome = (user: SignedInUser) => {
  const open = openPages(user).map(({ path }) => path)
  const rootLink = routesWithLink.find(({ area }) => area === 'admin')?.path
  return open.find((path) => path === rootLink) ?? open[0] ?? '/'
}

type Parent = { readonly href: string; readonly title: string; readonly area?: Area }

export const parentOf = (path: string): Parent | null => {
  if (path === `/${areaOf(path)}`) return null
  for (let above = cut(path); above !== ''; above = cut(above)) {
    const found = findRoute(above)
    if (found && found.route.path === above) {
      return { href: served(above), title: found.route.nav?.label ?? found.route.title }
    }
  }
  const begin = areaLinks().find(({ area }) => area !== 'home' && area === areaOf(path))
  if (!begin || begin.href === served(path)) return null
  return { href: begin.href, title: begin.label, area: begin.area }
}

const cut = (path: string) => path.slice(0, path.lastIndexOf('/'))

/** The existing staff pages without parameters, which the command palette offers. */
export const existingPages = (files: readonly string[]) =>
  routeNames.filter((name) => {
    const { path, auth } = routeTable[name]
    return auth && !/:|^\/(clients|agents)\b/.test(path) && hasFile(files, path)
  })

const hasFile = (files: readonly string[], path: string) =>
  [`/pages${path}.astro`, `/pages${path === '/' ? '' : path}/index.astro`].some((end) =>
    files.some((file) => file.endsWith(end)),
  )
