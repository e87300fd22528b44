import { atom } from 'nanostores'

/** The times of the loading indicator, in milliseconds. */
export const LOADING = { duration: 2000, throttle: 200, hideDelay: 500, resetDelay: 400 } as const

/** Whether the page that was asked for is still to come, long enough for anybody to notice. */
export const $loading = atom(false)

/** The line at the top: how far it has come, in per cent, and whether it shows. */
export const $progress = atom<{ readonly percent: number; readonly isVisible: boolean }>({
  percent: 0,
  isVisible: false,
})

let throttle: ReturnType<typeof setTimeout> | undefined
let growth: ReturnType<typeof setInterval> | undefined
let rest: ReturnType<typeof setTimeout> | undefined

/** A page was asked for. What comes within the throttle shows nothing. */
export const startLoading = () => {
  stopTimers()
  throttle = setTimeout(show, LOADING.throttle)
}

const show = () => {
  const start = Date.now()
  $loading.set(true)
  $progress.set({ percent: 0, isVisible: true })
  growth = setInterval(
    () => $progress.set({ percent: grown(Date.now() - start), isVisible: true }),
    100,
  )
}

// Fast at first, then ever slower: two thirds at the usual time, and never all of it.
const grown = (elapsed: number) =>
  (2 / Math.PI) * 100 * Math.atan((elapsed / LOADING.duration) * 1.75)

/** The page is there, or something went wrong: either way nothing is awaited any more. */
export const endLoading = () => {
  const wasShown = $progress.get().isVisible
  stopTimers()
  $loading.set(false)
  if (!wasShown) return
  $progress.set({ percent: 100, isVisible: true })
  rest = setTimeout(hide, LOADING.hideDelay)
}

const hide = () => {
  $progress.set({ percent: 100, isVisible: false })
  rest = setTimeout(() => $progress.set({ percent: 0, isVisible: false }), LOADING.resetDelay)
}

const stopTimers = () => {
  clearTimeout(throttle)
  clearInterval(growth)
  clearTimeout(rest)
}

/** Follows the router, and ends with any error that nobody caught. */
export const followLoading = () => {
  document.addEventListener('astro:before-preparation', startLoading)
  document.addEventListener('astro:page-load', endLoading)
  document.addEventListener('deedbox:stay', endLoading)
  addEventListener('error', endLoading)
  addEventListener('unhandledrejection', endLoading)
  addEventListener('pageshow', endLoading)
}
