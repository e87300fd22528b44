import { daysBetween, type Instant, londonDate } from '#domain/dates'
import { isOpenLead } from '#domain/lead/acts'
import type { Lead } from '#domain/lead/lead'
import type { ImportedLead } from './lead.ts'

const SAME_DAYS = 30

/**
 * Whether the same person has asked for the same kind of work already: the existing lead is open, or was received
 * within 30 days of this one.
 */
export const isRepeatedLead = (existing: Lead, lead: ImportedLead, now: Instant): boolean => {
  const intent = lead.details.intent
  const isSameWork =
    intent.length === 0 ||
    existing.intent.length === 0 ||
    intent.some((one) => existing.intent.includes(one))
  if (!isSameWork) return false
  const apart = daysBetween(londonDate(existing.received_at), londonDate(lead.received_at ?? now))
  return isOpenLead(existing) || Math.abs(apart) <= SAME_DAYS
}
