import { cloneElement, type ReactElement, useEffect, useId, useRef, useState } from 'react'

type Props = {
  /** An optional hint; essential information belongs on the page. */
  says: string
  /** One focusable element. */
  children: ReactElement<{ 'aria-describedby'?: string }>
}

const LINGER = 250
const HOLD = 450
const GONE = 120

/**
 * A tooltip on hover, keyboard focus and long press. It stays while the pointer is on it; Escape closes it.
 */
export const Tooltip = ({ says, children }: Props) => {
  const id = useId()
  const tip = useRef<HTMLSpanElement>(null)
  const wait = useRef(0)
  const [isVisible, setVisible] = useState(false)
  const soon = (shown: boolean, delay: number) => {
    clearTimeout(wait.current)
    wait.current = window.setTimeout(() => setVisible(shown), delay)
  }

  useEffect(() => () => clearTimeout(wait.current), [])
  useEffect(() => {
    const element = tip.current
    if (!isVisible || !element) return
    element.showPopover()
    place(element, element.previousElementSibling)
    const stop = hideOn(() => setVisible(false))
    return () => {
      stop()
      element.hidePopover()
    }
  }, [isVisible])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes its child
    <span
      className="contents"
      onPointerEnter={(event) => event.pointerType === 'mouse' && soon(true, LINGER)}
      onPointerLeave={() => soon(false, GONE)}
      onPointerDown={(event) => (event.pointerType === 'mouse' ? soon(false, 0) : soon(true, HOLD))}
      onPointerUp={() => !isVisible && clearTimeout(wait.current)}
      onFocus={(event) => event.target.matches(':focus-visible') && soon(true, 0)}
      onBlur={() => soon(false, 0)}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span ref={tip} id={id} className="tip" role="tooltip" popover="manual">
        {says}
      </span>
    </span>
  )
}

const hideOn = (hide: () => void) => {
  const stop = new AbortController()
  const once = { signal: stop.signal, capture: true }
  addEventListener('scroll', hide, once)
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return
      // The dialog or drawer around it stays open.
      event.preventDefault()
      event.stopPropagation()
      hide()
    },
    once,
  )
  return () => stop.abort()
}

const GAP = 6
const EDGE = 8

const place = (tip: HTMLElement, beside: Element | null) => {
  if (!beside) return
  const at = beside.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = tip
  const middle = at.left + at.width / 2 - width / 2
  const left = Math.max(EDGE, Math.min(middle, document.documentElement.clientWidth - width - EDGE))
  const top = at.top - height - GAP
  tip.style.setProperty('--x', `${left}px`)
  tip.style.setProperty('--y', `${top < EDGE ? at.bottom + GAP : top}px`)
}
