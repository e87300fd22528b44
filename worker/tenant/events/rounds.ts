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
  let started = 0
  const runAll = async (number: number) => {
    try {
      do {
        isRequested = false
        await run()
      } while (isRequested)
    } finally {
      // In the same turn as the last look at `isRequested`: a call between the two would find a round that is over.
      if (number === started) running = null
    }
  }
  return (): Promise<void> => {
    isRequested = true
    const since = Date.parse(now())
    if (running !== null && since - running.since < STUCK_MS) return running.round
    started += 1
    running = { since, round: runAll(started) }
    return running.round
  }
}
