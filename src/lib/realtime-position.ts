/** How long a page counts as just shown, in milliseconds; the same as the freshness of its payload. */
const FRESH = 10_000

let shown = { seq: Number.POSITIVE_INFINITY, until: 0 }
let heard: number | null = null
let watcher: (seq: number) => void = () => {}

/** Records that the page shows the state at this event number; later events are still to be received. */
export const shownAt = (seq: number) => {
  shown = { seq, until: Date.now() + FRESH }
  watcher(seq)
}

/** Records the event number at which the document started; an earlier number of shown data wins. */
export const startAt = (seq: number) =>
  shownAt(shown.until > Date.now() ? Math.min(shown.seq, seq) : seq)

/** Sets the callback for the event number of newly shown data. */
export const onReceived = (heard: (seq: number) => void) => {
  watcher = heard
}

/** Records that all listeners have received everything up to this event number. */
export const heardTo = (seq: number) => {
  heard = Math.max(heard ?? 0, seq)
}

/** The event number after which a new listener has received nothing; null where it is unknown. */
export const position = () => {
  const isFresh = shown.until > Date.now()
  if (heard === null) return isFresh ? shown.seq : null
  return isFresh ? Math.min(shown.seq, heard) : heard
}
