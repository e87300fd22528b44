import * as z from 'zod/mini'
import { ClockTime, Instant } from '#domain/date-schema'
import { type DatedRule, datedRows, inForce } from '#domain/dated-rule'
import {
  type DateOnly,
  fullDate,
  londonDate,
  londonTime,
  type Instant as Moment,
} from '#domain/dates'
import { Named } from '#domain/party'
import { isWorkingDay, nextWorkingDay } from '#domain/working-days'
import type { PaymentPurpose } from '../payment.ts'

type Close = DatedRule & { readonly at: string }

/** When CHAPS takes the last payment of customers; a bank’s own cut-off is earlier. */
const SCHEME: readonly Close[] = datedRows('CHAPS', '2026-11-22', [
  { effectiveFrom: '2016-06-20', source: 'Bank of England, CHAPS opening hours', at: '17:40' },
])

/** After this time completion counts as on the next working day, where the contract says nothing else. */
const CONTRACT: readonly Close[] = datedRows('Standard Conditions of Sale', '2026-11-22', [
  { effectiveFrom: '2011-04-01', source: 'Standard Conditions of Sale, 6.1.2', at: '14:00' },
])

/** The close of the scheme on a day. */
export const schemeClose = (on: DateOnly) => inForce(SCHEME, on)?.at ?? ''
const contractTime = (on: DateOnly) => inForce(CONTRACT, on)?.at ?? ''

/** Until when the firm’s bank takes a CHAPS payment, and when its contracts ask for the money. */
export const PaymentTimes = z.object({
  version: z.int(),
  /** Null until somebody entered what the bank says; the scheme’s close counts then. */
  cut_off: z.nullable(ClockTime),
  contract_time: ClockTime,
  by: z.nullable(Named),
  at: z.nullable(Instant),
})
export type PaymentTimes = z.infer<typeof PaymentTimes>

export const usualTimes = (on: DateOnly): PaymentTimes => ({
  version: 0,
  cut_off: null,
  contract_time: contractTime(on),
  by: null,
  at: null,
})

export const cutOffOf = ({ cut_off }: PaymentTimes, on: DateOnly) => cut_off ?? schemeClose(on)

/** Whether a CHAPS payment leaves no more on the day of a moment. */
export const isPastCutOff = (times: PaymentTimes, now: Moment) => {
  const today = londonDate(now)
  return !isWorkingDay(today) || londonTime(now) >= cutOffOf(times, today)
}

/** The day on which a CHAPS payment that was to leave on a day can still leave. */
export const nextSendingDay = (times: PaymentTimes, due: DateOnly, now: Moment): DateOnly =>
  due === londonDate(now) && isPastCutOff(times, now) ? nextWorkingDay(due) : due

type Due = { readonly purpose: PaymentPurpose; readonly due_on: DateOnly }

/** What to know of the hour of a payment that is due today; null where there is time, and for any other day. */
export const timingOf = (
  { purpose, due_on }: Due,
  times: PaymentTimes,
  now: Moment,
): string | null => {
  if (due_on !== londonDate(now)) return null
  const next = fullDate(nextWorkingDay(due_on))
  if (isPastCutOff(times, now))
    return `The bank takes no more CHAPS payments today: its cut-off is ${cutOffOf(times, due_on)}. Send it as a Faster Payment, or on ${next}.`
  if (purpose === 'completion_money' && londonTime(now) >= times.contract_time)
    return `It is after ${times.contract_time}: by the contract completion counts as on ${next}.`
  return null
}
