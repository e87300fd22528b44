import { atom } from 'nanostores'

/** The times of the loading indicator, in milliseconds. */
export const LOADING = { duration: 2000, throttle: 200, hideDelay: 500, resetDelay: 400 } as const

/** Whether a page has been loading for longer than the throttle. */
export const $loading = atom(false)

/** The progress bar at the top, in per cent. */
export const $progress = atom<{ readonly percent: number; readonly isVisible: boolean }>({
  percent: 0,
  isVisible: false,
})

let throttleTimer: ReturnType<typeof setTimeout> | undefined
let growthTimer: ReturnType<typeof setInterval> | undefined
let hideTimer: ReturnType<typeof setTimeout> | undefined

/** Starts the indicator; a page that arrives within the throttle shows nothing. */
export const startLoading = () => {
  stopTimers()
  throttleTimer = setTimeout(show, LOADING.throttle)
}

const show = () => {
  const start = Date.now()
  $loading.set(true)
  $progress.set({ percent: 0, isVisible: true })
  growthTimer = setInterval(
    () => $progress.set({ percent: percentAfter(Date.now() - start), isVisible: true }),
    100,
  )
}

// Fast at first, then slower: two thirds at the usual duration, never all of it.
const percentAfter = (elapsed: number) =>
  (2 / Math.PI) * 100 * Math.atan((elapsed / LOADING.duration) * 1.75)

export const endLoading = () => {
  const wasShown = $progress.get().isVisible
  stopTimers()
  $loading.set(false)
  if (!wasShown) return
  $progress.set({ percent: 100, isVisible: true })
  hideTimer = setTimeout(hide, LOADING.hideDelay)
}

const hide = () => {
  $progress.set({ percent: 100, isVisible: false })
  hideTimer = setTimeout(() => $progress.set({ percent: 0, isVisible: false }), LOADING.resetDelay)
}

const stopTimers = () => {
  clearTimeout(throttleTimer)
  clearInterval(growthTimer)
  clearTimeout(hideTimer)
}

/** Follows the router; any uncaught error ends the indicator too. */
export const followLoading = () => {
  document.addEventListener('astro:before-preparation', startLoading)
  document.addEventListener('astro:page-load', endLoading)
  document.addEventListener('deedbox:stay', endLoading)
  addEventListener('error', endLoading)
  addEventListener('unhandledrejection', endLoading)
  addEventListener('pageshow', endLoading)
}
