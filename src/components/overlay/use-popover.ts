import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isTap, mayShow } from './popover-rules.ts'

/** The state of a popover; `root` contains button and panel, a press outside it or Escape closes. */
export const usePopover = (onClose?: () => void) => {
  const root = useRef<HTMLDivElement>(null)
  const closedAt = useRef<number | null>(null)
  const [isOpen, setOpen] = useState(false)
  const notifyClosed = useEffectEvent(() => onClose?.())

  useEffect(() => {
    if (!isOpen) return
    const stop = watchOutside(root, (isPress) => {
      closedAt.current = isPress ? performance.now() : null
      setOpen(false)
      if (!isPress) root.current?.querySelector('button')?.focus()
    })
    return () => {
      stop()
      notifyClosed()
    }
  }, [isOpen])

  const toggle = () =>
    setOpen((wasOpen) => !wasOpen && mayShow(closedAt.current, performance.now()))
  return { root, isOpen, toggle, close: () => setOpen(false) }
}

type Root = { readonly current: HTMLElement | null }

const watchOutside = (root: Root, close: (isPress: boolean) => void) => {
  const stop = new AbortController()
  let start: PointerEvent | null = null
  const isOutside = ({ target }: Event) =>
    !(target instanceof Node && root.current?.contains(target))
  const on = <Name extends keyof DocumentEventMap>(
    name: Name,
    handler: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, handler, { signal: stop.signal })

  on('pointerdown', (event) => {
    if (!isOutside(event)) return
    if (event.pointerType === 'touch') start = event
    else close(true)
  })
  on('pointerup', (event) => {
    if (start && isTap(start, event)) close(true)
    start = null
  })
  on('pointercancel', () => {
    start = null
  })
  on('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    close(false)
  })
  document.addEventListener('astro:after-swap', () => close(true), { signal: stop.signal })
  return () => stop.abort()
}
