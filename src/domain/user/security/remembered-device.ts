const DAY_MS = 86_400_000

/** How long a device is asked for no second factor, and how long an unused one is known. */
export const REMEMBERED_MS = 30 * DAY_MS
export const KNOWN_MS = 400 * DAY_MS

/** How long somebody may say that a sign-in was not theirs. */
export const DISOWN_MS = 7 * DAY_MS
