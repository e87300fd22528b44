import { addDays, type DateOnly, londonDate } from '#domain/dates'
import type { InboxItem } from './item.ts'

/** How long an email that is about no case is kept after somebody marked it as done. */
export const DAYS_KEPT = 90

/** The last day on which an email that was marked as done can be opened again; null while it waits, or is filed. */
export const keptUntil = ({ closed }: Pick<InboxItem, 'closed'>): DateOnly | null =>
  closed?.as === 'done' ? addDays(londonDate(closed.at), DAYS_KEPT) : null
