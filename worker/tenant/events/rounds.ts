type Parts = {
  readonly now: () => string
  /** Sends until nothing more is due. */
  readonly run: () => Promise<void>
}

/** A round that takes longer was cut off together with its request. */
const STUCK_MS = 120_000

/**
 * Returns a function that runs rounds one at a time and resolves when nothing more is due; a call during a round starts
 * another one after it.
 */
export const roundsOf = ({ now, run }: Parts) => {
  let running: { readonly round: Promise<void>; readonly since: number } | null = null
  let isRequested = false
  const runAll = async () => {
    do {
      isRequested = false
      await run()
    } while (isRequested)
  }
  return (): Promise<void> => {
    isRequested = true
    const since = Date.parse(now())
    if (running !== null && since - running.since < STUCK_MS) return running.round
    const started = {
      since,
      round: runAll().finally(() => {
        if (running === started) running = null
      }),
    }
    running = started
    return started.round
  }
}
