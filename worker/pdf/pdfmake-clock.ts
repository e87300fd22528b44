/*
 * pdfmake keeps one queue of next ticks for everybody and lets a timer empty it. Here a timer belongs to the
 * request that set it: one request would do the work of another, and if it ended first nobody's would ever be
 * done. So pdfmake loads with a clock whose ticks are microtasks, which stay within the request that asked.
 */
type Clock = Pick<typeof globalThis, 'setTimeout' | 'clearTimeout'>
type Tick = { isCleared: boolean }

const { setTimeout: later, clearTimeout: notLater } = globalThis
const ticks = new WeakSet<object>()

const soon = (work: () => void): Tick => {
  const tick = { isCleared: false }
  ticks.add(tick)
  queueMicrotask(() => {
    if (!tick.isCleared) work()
  })
  return tick
}

const isTick = (it: unknown): it is Tick => typeof it === 'object' && it !== null && ticks.has(it)

const microtasks = {
  setTimeout: (work: () => void, delay = 0) => (delay > 0 ? later(work, delay) : soon(work)),
  clearTimeout: (timer: unknown) => {
    if (isTick(timer)) timer.isCleared = true
    else notLater(timer as Parameters<typeof notLater>[0])
  },
} as unknown as Clock

Object.assign(globalThis, microtasks)

/** Gives everybody else their clock back, once pdfmake has loaded and keeps the other. */
export const restoreClock = () => {
  Object.assign(globalThis, { setTimeout: later, clearTimeout: notLater })
}
