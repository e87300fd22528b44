import { type ReactNode, type RefObject, useId, useLayoutEffect } from 'react'
import { usePopover } from './use-popover.ts'

type Props = {
  trigger: ReactNode
  label?: string
  className?: string
  place?: 'start' | 'end' | 'rail'
  onClose?: () => void
  children: (close: () => void) => ReactNode
}

const EDGE = 8

/**
 * A panel under its button: a press outside or Escape closes it, a scrolling touch does not. After a press outside it
 * cannot be reopened for `REOPEN_BLOCK`.
 */
export const Popover = (it: Props) => {
  const { root, isOpen, toggle, close } = usePopover(it.onClose)
  const id = useId()
  return (
    <div className={`opens to-${it.place ?? 'end'}`} ref={root}>
      <button
        type="button"
        className={it.className ?? 'btn'}
        aria-label={it.label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
      >
        {it.trigger}
      </button>
      {isOpen && <Panel id={id} root={root} body={it.children(close)} />}
    </div>
  )
}

const Panel = ({
  id,
  root,
  body,
}: {
  id: string
  root: RefObject<HTMLDivElement | null>
  body: ReactNode
}) => {
  useLayoutEffect(() => {
    const panel = root.current?.lastElementChild
    if (!(panel instanceof HTMLElement)) return
    const keepInView = () => {
      panel.style.setProperty('--shift', '0px')
      const { left, right } = panel.getBoundingClientRect()
      const shift = shiftInto(left, right, document.documentElement.clientWidth)
      panel.style.setProperty('--shift', `${shift}px`)
    }
    const watch = new ResizeObserver(keepInView)
    watch.observe(panel)
    keepInView()
    return () => watch.disconnect()
  }, [root])
  return (
    <div id={id} className="menu">
      {body}
    </div>
  )
}

/** The horizontal shift in CSS pixels that brings an element into a window of this width. */
export const shiftInto = (left: number, right: number, width: number) => {
  if (left < EDGE) return EDGE - left
  return right > width - EDGE ? Math.max(width - EDGE - right, EDGE - left) : 0
}
