import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Choice } from './Menu.tsx'

const fetchMenu = () => import('./Menu.tsx').then((it) => ({ default: it.Menu }))
const Menu = lazy(fetchMenu)
const fetchAhead = () => void fetchMenu()

type Props = {
  trigger: ReactNode
  choices: readonly Choice[]
  /** What a trigger without words is called. */
  label?: string
  className?: string
}

/** A menu, unless there is nothing to choose. Its machinery is fetched when the pointer or the focus comes near, and put in place by the first press. */
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
      // A press of Enter or Space is a click that no pointer made.
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
