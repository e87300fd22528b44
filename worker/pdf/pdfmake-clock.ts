/*
 * pdfmake shares one queue of next ticks and drains it from a timer. In workerd a timer belongs to the request that
 * set it, and a drain dies with that request. pdfmake therefore loads with timers of 0 ms as microtasks.
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

/** Restores the global timers, once pdfmake has loaded with the others. */
export const restoreClock = () => {
  Object.assign(globalThis, { setTimeout: later, clearTimeout: notLater })
}
