import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect } from 'react'
import { isCommand } from '#components/overlay/keys.ts'
import { $isKeyHelpOpen } from '#stores/chrome/key-help'

const KeyboardHelp = lazy(() =>
  import('#components/overlay/KeyboardHelp.tsx').then((it) => ({ default: it.KeyboardHelp })),
)

const everywhere = [
  { press: '?', does: 'Show keyboard shortcuts' },
  { press: 'Ctrl K', does: 'Find a case, person, page or action' },
  { press: 'Escape', does: 'Close the open panel' },
  { press: 'Tab', does: 'Move to the next control; the first one skips the menus' },
] as const

/** Lists the keyboard shortcuts when `?` is pressed. */
export const KeyHelp = () => {
  const isOpen = useStore($isKeyHelpOpen)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === '?' && isCommand(event)) $isKeyHelpOpen.set(true)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  if (!isOpen) return null
  return (
    <Suspense>
      <KeyboardHelp open onClose={() => $isKeyHelpOpen.set(false)} everywhere={everywhere} />
    </Suspense>
  )
}
