import { isExternal } from '#lib/firm'

const NAME = 'no-missed-events'
const DAY_MS = 24 * 3_600_000

let asksAgainAt: number | null = null

/** Whether to ask for missed events: a back end of the firm's own that serves none is asked once a day. */
export const mayHaveMissedEvents = () => {
  asksAgainAt ??= storedInstant()
  return asksAgainAt <= Date.now()
}

/** Notes that the back end serves no missed events: on this page, and in this browser if it is the firm's own. */
export const noteNoMissedEvents = () => {
  asksAgainAt = Date.now() + DAY_MS
  try {
    if (isExternal()) localStorage.setItem(NAME, String(asksAgainAt))
  } catch {
    // Without storage each page asks once.
  }
}

const storedInstant = () => {
  try {
    return Number(localStorage.getItem(NAME))
  } catch {
    return 0
  }
}
