import { lazy, Suspense, useState } from 'react'
import type { PaletteGroup, PaletteItem } from '#components/overlay/CommandPalette.tsx'

export const about = { heading: 'Command palette', words: 'find search pages actions recent' }

const CommandPalette = lazy(() =>
  import('#components/overlay/CommandPalette.tsx').then((it) => ({ default: it.CommandPalette })),
)

const find = async (text: string): Promise<readonly PaletteItem[]> => [
  { key: '1', icon: 'file-stack', title: `26-S-01187 ${text}`, detail: 'Sale', href: '#palette' },
]

const offered: readonly PaletteGroup[] = [
  {
    name: 'Recent',
    items: [
      {
        key: 'r',
        icon: 'calculator',
        title: 'Q-00231',
        detail: 'Recently opened',
        href: '#palette',
      },
    ],
  },
  {
    name: 'Actions',
    items: [
      {
        key: 'p',
        icon: 'printer',
        title: 'Print',
        detail: 'Action',
        run: () => print(),
      },
    ],
  },
]

/** Finds records by typed text, and offers recent records and actions. */
export default function Finding() {
  const [isOpen, setOpen] = useState<boolean | null>(null)
  return (
    <>
      <button type="button" className="btn" onClick={() => setOpen(true)}>
        Open the palette
      </button>
      {isOpen !== null && (
        <Suspense>
          <CommandPalette
            open={isOpen}
            onClose={() => setOpen(false)}
            find={find}
            offered={offered}
          />
        </Suspense>
      )}
    </>
  )
}
