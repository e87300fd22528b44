import { addDays, type DateOnly, daysBetween, londonDate } from '#domain/dates'
import { isOpen, type QuoteCaseEvent, quoteCaseEvent } from './change.ts'
import { type QuoteCase, quoteOnOffer } from './quote-case.ts'

/** Days after a quote was sent on which its clients are reminded. */
const REMINDER_DAYS = [2, 5, 9]

/** Whether somebody is to call today or tomorrow, which says more than a reminder. */
const isToBeCalled = ({ next_action }: QuoteCase, today: DateOnly) => {
  if (next_action?.type !== 'call') return false
  const day = londonDate(next_action.at)
  return day === today || day === addDays(today, 1)
}

/** The reminder of a quote that is due on a day; null where none is, where a call is near, or the quote is paused. */
export const reminderOn = (quoteCase: QuoteCase, today: DateOnly): QuoteCaseEvent | null => {
  const sent = quoteOnOffer(quoteCase)
  if (sent === null || !isOpen(quoteCase) || isToBeCalled(quoteCase, today)) return null
  const days = daysBetween(londonDate(sent.sent_at), today)
  return REMINDER_DAYS.includes(days)
    ? quoteCaseEvent('quotecase.reminded', quoteCase, [], { days })
    : null
}
