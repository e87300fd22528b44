/** How long a page counts as just shown, in milliseconds: as long as its payload counts as fresh. */
const FRESH = 10_000

let shown = { seq: Number.POSITIVE_INFINITY, until: 0 }
let heard: number | null = null
let watcher: (seq: number) => void = () => {}

/** The page shows what was true when this was the newest event: what came after it is still to be heard. */
export const shownAt = (seq: number) => {
  shown = { seq, until: Date.now() + FRESH }
  watcher(seq)
}

/** The document began when this was the newest event; what is already shown from before that counts more. */
export const startAt = (seq: number) =>
  shownAt(shown.until > Date.now() ? Math.min(shown.seq, seq) : seq)

/** Has the line hear where what the page shows begins. */
export const onReceived = (heard: (seq: number) => void) => {
  watcher = heard
}

/** Everything up to here has been heard by those who listened. */
export const heardTo = (seq: number) => {
  heard = Math.max(heard ?? 0, seq)
}

/** Whether nothing that was heard came after this event. */
export const isNewest = (seq: number | null | undefined) =>
  heard !== null && seq != null && seq >= heard

/** The event after which somebody who begins to listen now has heard nothing; null where nobody can say. */
export const position = () => {
  const isFresh = shown.until > Date.now()
  if (heard === null) return isFresh ? shown.seq : null
  return isFresh ? Math.min(shown.seq, heard) : heard
}
