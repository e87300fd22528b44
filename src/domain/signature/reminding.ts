import { type Instant, londonDate, londonInstant } from '#domain/dates'
import { addWorkingDays } from '#domain/working-days'

/** What happens by itself while somebody has not signed: they are reminded twice, then a person calls them. */
export const reminderStages = ['remind', 'remind-again', 'call'] as const
export type ReminderStage = (typeof reminderStages)[number]

/** In working days after it was sent. */
const daysAfter: Readonly<Record<ReminderStage, number>> = {
  remind: 2,
  'remind-again': 5,
  call: 7,
}

const MORNING = '09:00'
const DAY_MS = 86_400_000

/** When each stage of a request is due that was sent at an instant: at 09:00 of a working day. */
export const reminderTimes = (sentAt: Instant) =>
  reminderStages.map((stage) => ({
    stage,
    at: londonInstant(addWorkingDays(londonDate(sentAt), daysAfter[stage]), MORNING),
  }))

type Logged = { readonly at: Instant; readonly what: string }

export const REMINDER_SENT = 'Reminder sent'

/** Whether somebody reminded the signers within a day, so that another reminder would be too much. */
export const wasJustReminded = (log: readonly Logged[], now: Instant) =>
  log.some(({ what, at }) => what === REMINDER_SENT && Date.parse(now) - Date.parse(at) < DAY_MS)
