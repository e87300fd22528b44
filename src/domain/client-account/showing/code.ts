import type { Instant } from '#domain/dates'
import { wrongState } from '#domain/refusal'

/** How long a code lives. */
const CODE_MS = 10 * 60_000
/** Wrong entries after which a code ends. */
const MOST_WRONG = 5

/** The shortest time between two codes. */
const PAUSE_MS = 30_000

/** Hours for which an address is held before a code goes there. */
const HELD_HOURS = 24

type SentCode = {
  readonly tries: number
  readonly expires_at: Instant
  readonly used_at: Instant | null
}

export const codeExpiry = (now: Instant): Instant =>
  new Date(Date.parse(now) + CODE_MS).toISOString()

export const heldBefore = (now: Instant): Instant =>
  new Date(Date.parse(now) - HELD_HOURS * 3_600_000).toISOString()

/** Throws 409 where a code was sent less than 30 seconds ago. */
export const assertPaused = (last: { readonly created_at: Instant } | null, now: Instant) => {
  if (last !== null && Date.parse(last.created_at) + PAUSE_MS > Date.parse(now))
    throw wrongState('bank-details.code_sent', 'We have just sent you a code. Wait half a minute.')
}

export const triesLeft = (code: SentCode | null) => Math.max(0, MOST_WRONG - (code?.tries ?? 0))

/** Whether a code may still be entered. */
export const isLive = (code: SentCode | null, now: Instant) =>
  code !== null && code.used_at === null && code.expires_at > now && triesLeft(code) > 0

export const codeExpired = () =>
  wrongState('bank-details.code_expired', 'This code has expired. Ask for a new one.')
