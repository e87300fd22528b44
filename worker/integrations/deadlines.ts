/** Signals that abort calls after a time; `end` stops their clocks, as the runtime gives an object only so many timers. */
export const deadlines = () => {
  const timers = new Set<ReturnType<typeof setTimeout>>()
  return {
    /** A signal that aborts after `ms`. */
    after: (ms: number): AbortSignal => {
      const controller = new AbortController()
      timers.add(setTimeout(() => controller.abort(new Error('No answer in time.')), ms))
      return controller.signal
    },
    /** Called once nothing is read any more of what the calls answered. */
    end: () => {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
    },
  }
}
