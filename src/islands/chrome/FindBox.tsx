import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { Icon } from '#components/Icon.tsx'
import type { RouteName } from '#routes'
import { isFind } from './early-keys.ts'

const fetchFinding = () => import('./Finding.tsx')
const Finding = lazy(fetchFinding)

/** Opens the command palette by click, Ctrl+K or ⌘K; the palette is fetched on hover. */
export const FindBox = ({ pages }: { pages: readonly RouteName[] }) => {
  const [isWanted, setWanted] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => {
    setWanted(true)
    setOpen(true)
  }, [])
  useEffect(() => onShortcut(open), [open])

  return (
    <>
      <button
        type="button"
        className="find wide"
        onClick={open}
        onPointerEnter={() => void fetchFinding()}
      >
        <Icon name="search" size="s" />
        Find a case, person, page or action
        <kbd>{isApple() ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      <button type="button" className="icon-btn narrow" aria-label="Find" onClick={open}>
        <Icon name="search" size="l" />
      </button>
      {isWanted && (
        <Suspense>
          <Finding isOpen={isOpen} onClose={() => setOpen(false)} pages={pages} />
        </Suspense>
      )}
    </>
  )
}

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

const onShortcut = (open: () => void) => {
  const press = (event: KeyboardEvent) => {
    if (!isFind(event)) return
    event.preventDefault()
    // A modal dialog would hide the palette and keep the focus.
    if (document.querySelector('dialog:modal') === null) open()
  }
  addEventListener('keydown', press)
  return () => removeEventListener('keydown', press)
}
