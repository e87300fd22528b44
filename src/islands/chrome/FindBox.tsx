import { useStore } from '@nanostores/react'
import { type ComponentType, useCallback, useEffect, useMemo, useState } from 'react'
import { Icon } from '#components/Icon.tsx'
import type { IconName } from '#components/icons.ts'
import { hasPermission } from '#domain/permissions'
import type { Hit } from '#domain/search'
import { type RouteName, routeTable, withoutPrefix } from '#routes'
import { findAnywhere } from '#stores/finding'
import { $audience } from '#stores/route'
import { $session } from '#stores/session'

type Found = {
  readonly key: string
  readonly icon: IconName
  readonly title: string
  readonly detail: string
  readonly href: string
}
type Palette = ComponentType<{
  open: boolean
  onClose: () => void
  find: (text: string) => Promise<readonly Found[]>
  pages: readonly Found[]
}>

const icons: Readonly<Record<Hit['kind'], IconName>> = {
  conveyance: 'file-stack',
  'quote-case': 'calculator',
  person: 'user-round',
}

const find = async (text: string): Promise<readonly Found[]> =>
  (await findAnywhere(text)).map((hit) => ({ ...hit, key: hit.id, icon: icons[hit.kind] }))

const fetchPalette = async () => (await import('#components/CommandPalette.tsx')).CommandPalette

/** Opens the palette: by a press, by Ctrl-K or by ⌘K. It is fetched when somebody comes near. */
export const FindBox = ({ pages }: { pages: readonly RouteName[] }) => {
  const [Palette, setPalette] = useState<Palette | null>(null)
  const [isOpen, setOpen] = useState(false)
  const shown = usePages(pages)
  const open = useCallback(() => {
    setOpen(true)
    void fetchPalette().then((it) => setPalette(() => it))
  }, [])
  useEffect(() => onShortcut(open), [open])

  return (
    <>
      <button
        type="button"
        className="find wide"
        onClick={open}
        onPointerEnter={() => void fetchPalette()}
      >
        <Icon name="search" size="s" />
        Find a case, person, page or action
        <kbd>{isApple() ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      <button type="button" className="icon-btn narrow" aria-label="Find" onClick={open}>
        <Icon name="search" size="l" />
      </button>
      {Palette && (
        <Palette open={isOpen} onClose={() => setOpen(false)} find={find} pages={shown} />
      )}
    </>
  )
}

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

const onShortcut = (open: () => void) => {
  const press = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    event.preventDefault()
    open()
  }
  addEventListener('keydown', press)
  return () => removeEventListener('keydown', press)
}

const usePages = (names: readonly RouteName[]) => {
  const user = useStore($session)?.user
  const audience = useStore($audience)
  return useMemo(
    () =>
      names
        .flatMap((name) => {
          const route = routeTable[name]
          return route ? [{ name, route }] : []
        })
        .filter(({ route }) => route.can.length === 0 || hasPermission(user, route.can))
        .map(({ name, route }) => ({
          key: name,
          icon: (route.nav?.icon ?? 'file-text') as IconName,
          title: route.heading ?? route.title,
          detail: 'Page',
          href: audience === null ? route.path : withoutPrefix(route.path, audience),
        })),
    [names, user, audience],
  )
}
