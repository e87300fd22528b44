import { hasPermission } from '#domain/permissions'
import type { SignedInUser } from '#domain/user/user'
import { type Route, type RouteName, routeNames, routeTable, type SidebarGroup } from '#routes'

const groups: readonly (readonly [SidebarGroup, string])[] = [
  ['people', 'People'],
  ['words', 'Templates'],
  ['messages', 'Messages'],
  ['law', 'Legal'],
  ['kit', 'Kit'],
]

type SidebarPage = {
  readonly name: RouteName
  readonly path: string
  readonly label: string
  readonly group: SidebarGroup
  readonly can: Route['can']
}

export const sidebarPages: readonly SidebarPage[] = groups.flatMap(([key]) =>
  routeNames
    .flatMap((name) => {
      const { path, can, sidebar, title, label = title } = routeTable[name]
      return sidebar === key ? [{ name, path, can, label, group: sidebar }] : []
    })
    // By code units: the first use of a collator costs every page's script tens of milliseconds.
    .sort((one, other) => (one.label < other.label ? -1 : 1)),
)

export const sidebarGroups = (existing: readonly RouteName[]) =>
  groups
    .map(([key, label]) => ({
      key,
      label,
      pages: sidebarPages.filter(({ group, name }) => group === key && existing.includes(name)),
    }))
    .filter(({ pages }) => pages.length > 0)

export const sidebarPageOf = (path: string) =>
  sidebarPages.find((page) => path === page.path || path.startsWith(`${page.path}/`)) ?? null

export const openPages = (user: SignedInUser) =>
  sidebarPages.filter(({ can }) => can.length === 0 || hasPermission(user, can))

export const sidebarNames: readonly string[] = [
  ...groups.map(([key]) => key),
  ...sidebarPages.map(({ name }) => name),
]

/** Returns the names of the groups and pages that a user may open: 'people', 'admin-users'. */
export const sidebarOf = (user: SignedInUser): readonly string[] => {
  const open = openPages(user)
  return [...new Set(open.map(({ group }) => group)), ...open.map(({ name }) => name)]
}
