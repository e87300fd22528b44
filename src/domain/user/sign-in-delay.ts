/** How many attempts cost no delay, how long they count, and the first and the longest delay; times in ms. */
export type DelayRule = {
  readonly free: number
  readonly firstMs: number
  readonly windowMs: number
  readonly longestMs: number
}

const FIRST_MS = 15_000
const FIRST_LINK_MS = 60_000
const HOUR_MS = 3_600_000
const QUARTER_MS = 900_000

/**
 * The rules for failed sign-ins: each slows down and none locks out (NIST SP 800-63B §3.2.2). An account and a network
 * are counted together; where the person signed in before, nothing else counts and a delay stays short.
 */
export const signInDelays = {
  usual: { free: 5, firstMs: FIRST_MS, windowMs: 24 * HOUR_MS, longestMs: 60_000 },
  together: { free: 5, firstMs: FIRST_MS, windowMs: 24 * HOUR_MS, longestMs: QUARTER_MS },
  account: { free: 20, firstMs: FIRST_MS, windowMs: HOUR_MS, longestMs: QUARTER_MS },
  network: { free: 60, firstMs: FIRST_MS, windowMs: HOUR_MS, longestMs: QUARTER_MS },
} as const satisfies Readonly<Record<string, DelayRule>>

/** The rules for messages that somebody has sent to an address, such as sign-in links. */
export const linkDelays = {
  usual: { free: 8, firstMs: FIRST_LINK_MS, windowMs: HOUR_MS, longestMs: QUARTER_MS },
  together: { free: 8, firstMs: FIRST_LINK_MS, windowMs: HOUR_MS, longestMs: QUARTER_MS },
  account: { free: 20, firstMs: FIRST_LINK_MS, windowMs: HOUR_MS, longestMs: QUARTER_MS },
  network: { free: 60, firstMs: FIRST_LINK_MS, windowMs: HOUR_MS, longestMs: QUARTER_MS },
} as const satisfies Readonly<Record<string, DelayRule>>

/** The rule for challenges of passkeys, by network: an office may ask for many. */
export const challengeDelays: DelayRule = {
  free: 600,
  firstMs: FIRST_MS,
  windowMs: HOUR_MS,
  longestMs: QUARTER_MS,
}

/** Failures in a row after which passwords and codes of an account count no more (NIST SP 800-63B §3.2.2). */
export const MOST_IN_A_ROW = 100

/** Said as the wait of an account that is stopped: no time ends it, but a new password. */
export const STOPPED_SECONDS = 86_400

/** Returns the delay in ms after this many attempts: nothing at first, then twice as long each time */
export const delayAfterAttempts = ({ free, firstMs, longestMs }: DelayRule, attempts: number) =>
  attempts < free ? 0 : Math.min(longestMs, firstMs * 2 ** (attempts - free))
