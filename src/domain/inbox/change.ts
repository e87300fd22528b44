import { addYears, type DateOnly, type Instant, londonDate, londonInstant } from '#domain/dates'
import type { Named } from '#domain/party'
import { invalid } from '#domain/refusal'
import type { InboxItem } from './item.ts'

/** When an email comes back on its day, in London. */
const MORNING = '08:00'
const MOST_YEARS = 1

const next = (item: InboxItem, change: Partial<InboxItem>): InboxItem => ({
  ...item,
  ...change,
  version: item.version + 1,
})

export const assigned = (item: InboxItem, assigned_to: Named | null) => next(item, { assigned_to })

/** The item out of the list until a later day. Throws 422 for a day that is not later, or more than a year away. */
export const snoozed = (item: InboxItem, until: DateOnly, by: Named, now: Instant): InboxItem => {
  const today = londonDate(now)
  if (until <= today) throw invalid({ until: ['Enter a day after today.'] })
  if (until > addYears(today, MOST_YEARS)) throw invalid({ until: ['Enter a day within a year.'] })
  return next(item, { snoozed: { until, wakes_at: londonInstant(until, MORNING), by } })
}

/** The item at the head of the list again. */
export const woken = (item: InboxItem, at: Instant) => next(item, { snoozed: null, at })

export const closed = (
  item: InboxItem,
  as: NonNullable<InboxItem['closed']>['as'],
  by: Named,
  at: Instant,
) => next(item, { closed: { as, by, at }, snoozed: null })

/** The item in the list again, where it was. */
export const reopened = (item: InboxItem) => next(item, { closed: null })
