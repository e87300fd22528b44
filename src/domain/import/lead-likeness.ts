import { daysBetween, type Instant, londonDate } from '#domain/dates'
import { isOpenLead } from '#domain/lead/acts'
import type { Lead } from '#domain/lead/lead'
import type { ImportedLead } from './lead.ts'

const SAME_DAYS = 30

/**
 * Whether the same person has asked for the same kind of work already: the existing lead is open, or was received
 * within 30 days of this one.
 */
export const asksAlready = (there: Lead, it: ImportedLead, now: Instant): boolean => {
  const intent = it.details.intent
  const isSameWork =
    intent.length === 0 ||
    there.intent.length === 0 ||
    intent.some((one) => there.intent.includes(one))
  if (!isSameWork) return false
  const apart = daysBetween(londonDate(there.received_at), londonDate(it.received_at ?? now))
  return isOpenLead(there) || Math.abs(apart) <= SAME_DAYS
}
