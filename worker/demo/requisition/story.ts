import type { Conveyance } from '#domain/conveyance/conveyance'
import type { FactKey } from '#domain/conveyance/plan/fact'
import { completionDay } from '#domain/conveyance/plan/key-date'
import { addDays, type DateOnly, type Instant, londonDate, londonInstant } from '#domain/dates'
import type { Named } from '#domain/party'
import { addWorkingDays } from '#domain/working-days'
import type { Staff } from '../cast/staff.ts'
import { namedOf } from '../cast/staff.ts'

/** Who did something, and when. */
export type Moment = { readonly by: Named; readonly now: Instant }

/** Days within which the Protocol asks for replies. */
const DAYS_TO_REPLY = 4
/** Working days after completion within which a discharge is confirmed. */
const DAYS_TO_DISCHARGE = 5

export const momentOf = ({ facts }: Conveyance, fact: FactKey): Moment | null => {
  const recorded = facts[fact]
  return recorded ? { by: recorded.by, now: recorded.at } : null
}

const at = (day: DateOnly, time: string) => londonInstant(day, time)

/** When the steps of replying were done, as the facts of a sale say; null for a case that has none yet. */
export const replyingOf = (conveyance: Conveyance, staff: Staff, today: DateOnly) => {
  const { facts, key_dates, fee_earner } = conveyance
  if (conveyance.matter_type !== 'sale' || !facts.exchanged) return null
  const replied = momentOf(conveyance, 'requisitions_replied')
  const day = replied ? londonDate(replied.now) : today
  const before = addWorkingDays(day, -1)
  const arrived = key_dates.requisitions_received_on ?? before
  const received_on = replied === null || arrived >= day ? before : arrived
  const second = fee_earner.id === staff.supervisor.id ? staff.owner : staff.supervisor
  return {
    received_on,
    due_on: addDays(received_on, DAYS_TO_REPLY),
    received: { by: namedOf(staff.assistant), now: at(received_on, '10:05') },
    drafted: { by: fee_earner, now: at(received_on, '15:40') },
    proposed: { by: fee_earner, now: at(received_on, '15:45') },
    approved: replied && { by: namedOf(second), now: at(received_on, '16:50') },
    replied,
    completed: momentOf(conveyance, 'completed'),
  }
}

export type Replying = NonNullable<ReturnType<typeof replyingOf>>

/** The day by which the discharge is to be confirmed. */
export const dischargeDue = ({ key_dates }: Conveyance, otherwise: DateOnly): DateOnly =>
  addWorkingDays(completionDay(key_dates) ?? otherwise, DAYS_TO_DISCHARGE)
