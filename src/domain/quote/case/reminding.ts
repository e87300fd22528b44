import { addDays, type DateOnly, daysBetween, type Instant, londonDate } from '#domain/dates'
import { isOpen, type QuoteCaseOutcome, quoteCaseEvent } from './change.ts'
import { type QuoteCase, quoteOnOffer } from './quote-case.ts'
import { withLink } from './sending.ts'

/** Days after a quote was sent on which its clients are reminded. */
const REMINDER_DAYS = [2, 5, 9]

/** Whether somebody is to call today or tomorrow, which says more than a reminder. */
const isToBeCalled = ({ next_action }: QuoteCase, today: DateOnly) => {
  if (next_action?.type !== 'call') return false
  const day = londonDate(next_action.at)
  return day === today || day === addDays(today, 1)
}

/** How many days ago a quote was sent whose clients are reminded today; null where a call is near, or it is paused. */
export const reminderDay = (quoteCase: QuoteCase, today: DateOnly): number | null => {
  const sent = quoteOnOffer(quoteCase)
  if (sent === null || !isOpen(quoteCase) || isToBeCalled(quoteCase, today)) return null
  const days = daysBetween(londonDate(sent.sent_at), today)
  return REMINDER_DAYS.includes(days) ? days : null
}

/** The case whose clients are reminded, with a link of their own to the quote. */
export const reminded = (
  quoteCase: QuoteCase,
  days: number,
  { link, now }: { readonly link: string; readonly now: Instant },
): QuoteCaseOutcome => {
  const linked = withLink(quoteCase, link, now)
  return {
    quoteCase: linked,
    events: [quoteCaseEvent('quotecase.reminded', linked, ['quotes'], { days })],
  }
}
