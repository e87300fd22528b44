/** How long a page counts as just shown, in milliseconds; the same as the freshness of its payload. */
const FRESH = 10_000

let shownPosition = { seq: Number.POSITIVE_INFINITY, until: 0 }
let receivedSeq: number | null = null
let onShown: (seq: number) => void = () => {}

/** Records that the page shows the state at this event number; later events are still to be received. */
export const shownAt = (seq: number) => {
  shownPosition = { seq, until: Date.now() + FRESH }
  onShown(seq)
}

/** Records the event number at which the document started; an earlier number of shown data wins. */
export const startAt = (seq: number) =>
  shownAt(shownPosition.until > Date.now() ? Math.min(shownPosition.seq, seq) : seq)

/** Sets the callback for the event number of newly shown data. */
export const onReceived = (receivedSeq: (seq: number) => void) => {
  onShown = receivedSeq
}

export const receivedTo = (seq: number) => {
  receivedSeq = Math.max(receivedSeq ?? 0, seq)
}

export const isNewest = (seq: number | null | undefined) =>
  receivedSeq !== null && seq != null && seq >= receivedSeq

/** The event number after which a new listener has received nothing; null where it is unknown. */
export const position = () => {
  const isFresh = shownPosition.until > Date.now()
  if (receivedSeq === null) return isFresh ? shownPosition.seq : null
  return isFresh ? Math.min(shownPosition.seq, receivedSeq) : receivedSeq
}
