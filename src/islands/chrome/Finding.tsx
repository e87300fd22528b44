import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import type { IconName } from '#components/icons.ts'
import {
  CommandPalette,
  type PaletteGroup,
  type PaletteItem,
} from '#components/overlay/CommandPalette.tsx'
import type { Hit } from '#domain/list/search'
import { hasPermission } from '#domain/permissions'
import type { SignedInUser } from '#domain/user/user'
import { type Audience, type RouteName, routeTable, withoutPrefix } from '#routes'
import { findAnywhere } from '#stores/chrome/finding'
import { recentVisits } from '#stores/chrome/recent'
import { $audience } from '#stores/chrome/route'
import { $session } from '#stores/user/session'
import { actions } from './actions.ts'

const icons: Readonly<Record<Hit['kind'], IconName>> = {
  conveyance: 'file-stack',
  'quote-case': 'calculator',
  lead: 'inbox',
  person: 'user-round',
}

const find = async (text: string): Promise<readonly PaletteItem[]> =>
  (await findAnywhere(text)).map((hit) => ({ ...hit, key: hit.id, icon: icons[hit.kind] }))

type Props = { isOpen: boolean; onClose: () => void; pages: readonly RouteName[] }

export default function Finding({ isOpen, onClose, pages }: Props) {
  const user = useStore($session)?.user
  const audience = useStore($audience)
  const offered = useMemo<readonly PaletteGroup[]>(
    () =>
      isOpen
        ? [
            { name: 'Recent', items: recent() },
            { name: 'Actions', items: actions },
            { name: 'Pages', items: pagesOf(pages, user, audience) },
          ]
        : [],
    [isOpen, pages, user, audience],
  )
  return <CommandPalette open={isOpen} onClose={onClose} find={find} offered={offered} />
}

const recent = (): readonly PaletteItem[] =>
  recentVisits()
    .filter(({ href }) => href !== location.pathname)
    .map(({ title, href }) => ({
      key: `recent ${href}`,
      icon: href.includes('/quote') ? 'calculator' : 'file-stack',
      title,
      detail: 'Recently opened',
      href,
    }))

const pagesOf = (
  names: readonly RouteName[],
  user: SignedInUser | undefined,
  audience: Audience | null,
): readonly PaletteItem[] =>
  names.flatMap((name) => {
    const route = routeTable[name]
    if (!route || (route.can.length > 0 && !hasPermission(user, route.can))) return []
    return {
      key: name,
      icon: route.nav?.icon ?? 'file-text',
      title: route.heading ?? route.title,
      detail: 'Page',
      href: audience === null ? route.path : withoutPrefix(route.path, audience),
    }
  })
