/*
 * pdfmake shares one queue of next ticks and drains it from a timer. In workerd a timer belongs to the request that
 * set it, and a drain dies with that request. pdfmake therefore loads with timers of 0 ms as microtasks.
 */
type Tick = { isCleared: boolean }

const { setTimeout: later, clearTimeout: notLater } = globalThis
type Timer = Parameters<typeof notLater>[0]
const ticks = new WeakSet<object>()

const soon = (work: () => void): Tick => {
  const tick = { isCleared: false }
  ticks.add(tick)
  queueMicrotask(() => {
    if (!tick.isCleared) work()
  })
  return tick
}

const isTick = (it: Tick | Timer): it is Tick =>
  typeof it === 'object' && it !== null && ticks.has(it)

const microtasks = {
  setTimeout: (work: () => void, delay = 0) => (delay > 0 ? later(work, delay) : soon(work)),
  clearTimeout: (timer: Tick | Timer) => {
    if (isTick(timer)) timer.isCleared = true
    else notLater(timer)
  },
}

Object.assign(globalThis, microtasks)

/** Restores the global timers, once pdfmake has loaded with the others. */
export const restoreClock = () => {
  Object.assign(globalThis, { setTimeout: later, clearTimeout: notLater })
}
