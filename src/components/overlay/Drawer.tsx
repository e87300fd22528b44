import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react'
import { Icon } from '#components/Icon.tsx'
import { useNarrow } from './narrow.ts'

type Props = {
  title: string
  open: boolean
  onClose: () => void
  children: ReactNode
}

/** The window width in CSS pixels up to which it is a modal; above, the page makes room. */
const BESIDE_FROM = 1100

/**
 * A side panel: beside the page where there is room, a modal on a phone. Escape closes it and restores focus. A form
 * with unsaved changes prevents its `cancel` event and asks.
 */
export const Drawer = ({ title, open, onClose, children }: Props) => {
  const drawer = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const isOver = useNarrow(BESIDE_FROM)
  useShown(drawer, open, isOver)
  const cancel = () => {
    const mayClose = drawer.current?.dispatchEvent(new Event('cancel', { cancelable: true }))
    if (mayClose) onClose()
  }
  useEscape(open && !isOver, cancel)

  return (
    <dialog
      ref={drawer}
      className="drawer"
      aria-labelledby={heading}
      onClose={() => open && drawer.current?.open === false && onClose()}
    >
      {open && (
        <>
          <DrawerHead id={heading} title={title} onClose={cancel} />
          <div className="drawer-body">{children}</div>
        </>
      )}
    </dialog>
  )
}

const DrawerHead = ({ id, title, onClose }: { id: string; title: string; onClose: () => void }) => (
  <header>
    <h2 id={id} className="h2">
      {title}
    </h2>
    <button type="button" className="icon-btn" aria-label="Close" onClick={onClose}>
      <Icon name="x" />
    </button>
  </header>
)

const useShown = (drawer: RefObject<HTMLDialogElement | null>, open: boolean, isOver: boolean) => {
  const before = useRef<Element | null>(null)
  useEffect(() => {
    const element = drawer.current
    if (!open || !element) return
    if (!element.contains(document.activeElement)) before.current = document.activeElement
    if (isOver) element.showModal()
    else element.show()
    const stopMaking = isOver ? () => {} : makeRoom()
    return () => {
      stopMaking()
      const isLost = element.contains(document.activeElement) || isFocusLost()
      element.close()
      if (isLost && before.current instanceof HTMLElement) before.current.focus()
    }
  }, [drawer, open, isOver])
}

// The focused element inside is gone by the time the drawer is closed.
const isFocusLost = () =>
  document.activeElement === null || document.activeElement === document.body

// The browser handles Escape only for modal dialogs.
const useEscape = (isListening: boolean, cancel: () => void) => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    if (document.querySelector('dialog:modal')) return
    event.preventDefault()
    cancel()
  })
  useEffect(() => {
    if (!isListening) return
    const onKeyDown = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isListening])
}

/** Makes room beside the page; returns a function that undoes it. */
const makeRoom = () => {
  const { dataset } = document.documentElement
  dataset['drawer'] = ''
  return () => {
    delete dataset['drawer']
  }
}
