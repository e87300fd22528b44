import type { Conveyance } from '#domain/conveyance/conveyance'
import { type DateOnly, type Instant, londonDate } from '#domain/dates'
import { hasExchange } from '#domain/matter-names'
import { morningAfter, morningFrom } from './civil-hour.ts'
import type { TimedEventName } from './events.ts'

type ClientDate = {
  readonly name: TimedEventName
  readonly item: string
  readonly on: DateOnly
  readonly at: Instant
}

/** Working days after which a client is reminded of the property forms. */
const FORMS_DAYS = [5, 10]
/** Working days after completion on which a client is asked for feedback. */
const FEEDBACK_DAYS = 5

const formsDates = ({ facts }: Conveyance): ClientDate[] => {
  const { forms_sent, forms_returned, exchanged } = facts
  if (!forms_sent || forms_returned || exchanged) return []
  const on = londonDate(forms_sent.at)
  return FORMS_DAYS.map((days) => ({
    name: 'conveyance.forms-outstanding',
    item: String(days),
    on,
    at: morningAfter(on, days),
  }))
}

const completionDates = ({ facts, key_dates, matter_type }: Conveyance): ClientDate[] => {
  const on = key_dates.completion_on
  const isFixed = facts.exchanged !== undefined || !hasExchange(matter_type)
  if (!on || !isFixed || facts.completed) return []
  return [{ name: 'conveyance.completion-today', item: '', on, at: morningFrom(on) }]
}

/** The family of somebody who has died is not asked. */
const feedbackDates = ({ facts, flags }: Conveyance): ClientDate[] => {
  if (!facts.completed || flags.includes('probate')) return []
  const on = londonDate(facts.completed.at)
  return [{ name: 'conveyance.feedback-due', item: '', on, at: morningAfter(on, FEEDBACK_DAYS) }]
}

/** What the clients of a case are told of by itself. */
export const clientDates = (conveyance: Conveyance): readonly ClientDate[] => [
  ...formsDates(conveyance),
  ...completionDates(conveyance),
  ...feedbackDates(conveyance),
]
