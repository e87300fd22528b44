import { mayShow } from '#components/overlay/popover-rules.ts'

/** Applies our rule to native popovers: one closed by a press outside does not reopen at once. */
export const watchPopovers = () => {
  const closedAt = new WeakMap<HTMLElement, number>()
  let pressed: Element | null = null
  document.addEventListener('pointerdown', ({ target }) => {
    pressed = target instanceof Element ? target : null
  })
  document.addEventListener('keydown', () => {
    pressed = null
  })
  const onToggle = (event: ToggleEvent) => {
    const { target: popover, newState } = event
    if (!(popover instanceof HTMLElement) || popover.popover !== 'auto') return
    const now = performance.now()
    if (newState === 'open' && !mayShow(closedAt.get(popover) ?? null, now)) event.preventDefault()
    if (newState === 'closed' && isOutside(popover, pressed)) closedAt.set(popover, now)
  }
  document.addEventListener('beforetoggle', onToggle, { capture: true })
}

// Its own button opens and closes it, however fast.
const isOutside = (popover: HTMLElement, pressed: Element | null) =>
  pressed !== null &&
  !popover.contains(pressed) &&
  pressed.closest(`[popovertarget="${popover.id}"]`) === null
