import type { Conveyance } from '#domain/conveyance/conveyance'
import { completionDay } from '#domain/conveyance/plan/key-date'
import type { Redemption } from '#domain/conveyance/title/title'
import { addDays, daysBetween, londonDate } from '#domain/dates'
import { dayOf } from './entry.ts'
import { redemptionOf } from './sums.ts'

/** A mortgage grows by this part of itself in a day: 5 % a year. */
const DAILY = 7_300
const STATEMENT_DAYS = 30

/** The lender’s figure as it was checked by call-back, for the day on which it is paid; null before. */
export const checkedRedemption = (conveyance: Conveyance): Redemption | null => {
  const checked = conveyance.facts.redemption_checked
  const { lender } = conveyance
  const paid_on = dayOf(conveyance, 'mortgage_redeemed') ?? completionDay(conveyance.key_dates)
  if (!checked || lender === null || !paid_on) return null
  const on = londonDate(checked.at)
  const due = redemptionOf(conveyance)
  const daily_rate = Math.round(due / DAILY)
  const figure = due - daily_rate * daysBetween(on, paid_on)
  const valid_to = addDays(paid_on, STATEMENT_DAYS)
  return { lender: lender.name, account: lender.ref, figure, on, daily_rate, valid_to }
}
