import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Choice } from './Menu.tsx'

const fetchMenu = () => import('./Menu.tsx').then((it) => ({ default: it.Menu }))
const Menu = lazy(fetchMenu)
const fetchAhead = () => void fetchMenu()

type Props = {
  trigger: ReactNode
  choices: readonly Choice[]
  /** The accessible name of a trigger without text. */
  label?: string
  className?: string
}

/** A menu that is loaded on first hover or focus; nothing without choices. */
export const LazyMenu = (it: Props) => {
  const [by, setBy] = useState<'pointer' | 'keys' | null>(null)
  const button = (
    <button
      type="button"
      className={it.className ?? 'btn'}
      aria-label={it.label}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      // A click by Enter or Space has detail 0.
      onClick={({ detail }) => setBy(detail === 0 ? 'keys' : 'pointer')}
    >
      {it.trigger}
    </button>
  )
  if (it.choices.length === 0) return null
  if (by === null) return button
  return (
    <Suspense fallback={button}>
      <Menu {...it} openedBy={by} />
    </Suspense>
  )
}
