/*
 * pdfmake shares one queue of next ticks and drains it from a timer. In workerd a timer belongs to the request that
 * set it, and a drain dies with that request. pdfmake therefore loads with timers of 0 ms as microtasks.
 */
type Tick = { isCleared: boolean }

const { setTimeout: setTimer, clearTimeout: clearTimer } = globalThis
type Timer = Parameters<typeof clearTimer>[0]
const ticks = new WeakSet<object>()

const nextMicrotask = (work: () => void): Tick => {
  const tick = { isCleared: false }
  ticks.add(tick)
  queueMicrotask(() => {
    if (!tick.isCleared) work()
  })
  return tick
}

const isTick = (tick: Tick | Timer): tick is Tick =>
  typeof tick === 'object' && tick !== null && ticks.has(tick)

const microtasks = {
  setTimeout: (work: () => void, delay = 0) =>
    delay > 0 ? setTimer(work, delay) : nextMicrotask(work),
  clearTimeout: (timer: Tick | Timer) => {
    if (isTick(timer)) timer.isCleared = true
    else clearTimer(timer)
  },
}

Object.assign(globalThis, microtasks)

export const restoreClock = () => {
  Object.assign(globalThis, { setTimeout: setTimer, clearTimeout: clearTimer })
}
