const GAP = 4
const EDGE = 8

/** Shows a `popover` element above everything else, under its parent or over it where there is no room below. */
export const placeUnder = (panel: HTMLElement) => {
  const parent = panel.parentElement
  if (parent === null) return
  panel.showPopover()
  const place = () => {
    const { left, top, bottom } = parent.getBoundingClientRect()
    const { width, height } = panel.getBoundingClientRect()
    const isBelow = bottom + GAP + height <= innerHeight - EDGE || top < height
    panel.style.setProperty('--x', `${Math.max(EDGE, Math.min(left, innerWidth - width - EDGE))}px`)
    panel.style.setProperty('--y', `${isBelow ? bottom + GAP : top - GAP - height}px`)
  }
  place()
  const stop = new AbortController()
  addEventListener('scroll', place, { capture: true, passive: true, signal: stop.signal })
  addEventListener('resize', place, { signal: stop.signal })
  return () => stop.abort()
}
