import { cloneElement, type ReactElement, useEffect, useId, useRef, useState } from 'react'

type Props = {
  /** An optional hint; essential information belongs on the page. */
  says: string
  children: ReactElement<{ 'aria-describedby'?: string }>
}

const SHOW_DELAY = 250
const LONG_PRESS = 450
const HIDE_DELAY = 120

/**
 * A tooltip on hover, keyboard focus and long press. It stays while the pointer is on it; Escape closes it.
 */
export const Tooltip = ({ says, children }: Props) => {
  const id = useId()
  const tip = useRef<HTMLSpanElement>(null)
  const wait = useRef(0)
  const [isVisible, setVisible] = useState(false)
  const schedule = (shown: boolean, delay: number) => {
    clearTimeout(wait.current)
    wait.current = window.setTimeout(() => setVisible(shown), delay)
  }

  useEffect(() => () => clearTimeout(wait.current), [])
  useEffect(() => {
    const element = tip.current
    if (!isVisible || !element) return
    element.showPopover()
    positionTip(element, element.previousElementSibling)
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
      onPointerEnter={(event) => event.pointerType === 'mouse' && schedule(true, SHOW_DELAY)}
      onPointerLeave={() => schedule(false, HIDE_DELAY)}
      onPointerDown={(event) =>
        event.pointerType === 'mouse' ? schedule(false, 0) : schedule(true, LONG_PRESS)
      }
      onPointerUp={() => !isVisible && clearTimeout(wait.current)}
      onFocus={(event) => event.target.matches(':focus-visible') && schedule(true, 0)}
      onBlur={() => schedule(false, 0)}
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

const positionTip = (tip: HTMLElement, target: Element | null) => {
  if (!target) return
  const at = target.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = tip
  const middle = at.left + at.width / 2 - width / 2
  const left = Math.max(EDGE, Math.min(middle, document.documentElement.clientWidth - width - EDGE))
  const top = at.top - height - GAP
  tip.style.setProperty('--x', `${left}px`)
  tip.style.setProperty('--y', `${top < EDGE ? at.bottom + GAP : top}px`)
}
