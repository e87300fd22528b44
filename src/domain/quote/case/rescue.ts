import { addDays, type DateOnly, daysBetween, type Instant, later, londonDate } from '#domain/dates'
import type { QuoteCaseRow } from './quote-case.ts'

export type Rescue = 'call' | 'extend' | 'agent'

export const rescueNames: Readonly<Record<Rescue, string>> = {
  call: 'Call now',
  extend: 'Extend 7 days',
  agent: 'Ask the agent',
}

const RECENT_DAYS = 3
const MANY_TRIES = 3
const EXTENSION_DAYS = 7

type ExpiringCase = Pick<
  QuoteCaseRow,
  'phone' | 'attempts' | 'last_contact_at' | 'agency' | 'temperature'
>

/**
 * The suggested rescue: an extension after a recent conversation, the agent for clients who never answer, else a
 * call.
 */
export const rescueOf = (expiringCase: ExpiringCase, now: Instant): Rescue => {
  const spokeRecently =
    expiringCase.last_contact_at !== null &&
    daysBetween(londonDate(expiringCase.last_contact_at), londonDate(now)) <= RECENT_DAYS
  if (spokeRecently && expiringCase.temperature !== 'cold') return 'extend'
  const isHardToReach =
    expiringCase.phone === '' ||
    (expiringCase.attempts >= MANY_TRIES && expiringCase.last_contact_at === null)
  if (!isHardToReach) return 'call'
  return expiringCase.agency === null ? 'extend' : 'agent'
}

export const weekExtension = (validUntil: DateOnly | null, today: DateOnly): DateOnly =>
  addDays(later(validUntil ?? today, today), EXTENSION_DAYS)
