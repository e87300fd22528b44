import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'

const day = z.nullable(DateOnly)
const moment = z.nullable(Instant)

/**
 * The key dates of a case; `completion_on` is a target before exchange and binding after it, `completed_on` the day on
 * which completion took place.
 */
export const KeyDates = z.object({
  instructed_on: DateOnly,
  memo_on: day,
  official_copies_on: day,
  forms_on: day,
  epc_expires_on: day,
  contract_pack_on: day,
  searches_expire_on: day,
  offer_received_on: day,
  offer_expires_on: day,
  exchange_target_on: day,
  exchanged_on: day,
  exchanged_at: moment,
  completion_on: day,
  completed_on: day,
  completed_at: moment,
  requisitions_received_on: day,
  os1_expires_on: day,
  sdlt_due_on: day,
  sdlt_filed_on: day,
  ap1_lodged_on: day,
  registered_on: day,
  retained_until: day,
})
export type KeyDates = z.infer<typeof KeyDates>

/** The day of completion: the actual one, or else the one agreed or planned. */
export const completionDay = ({
  completed_on,
  completion_on,
}: Pick<KeyDates, 'completed_on' | 'completion_on'>) => completed_on ?? completion_on

/** The key dates that staff set; the others follow from exchange, completion and recorded facts. */
export const settableKeyDates = [
  'instructed_on',
  'memo_on',
  'official_copies_on',
  'forms_on',
  'epc_expires_on',
  'contract_pack_on',
  'searches_expire_on',
  'offer_received_on',
  'offer_expires_on',
  'exchange_target_on',
  'completion_on',
  'requisitions_received_on',
  'os1_expires_on',
] as const

export type SettableKeyDate = (typeof settableKeyDates)[number]

/** Every key date that is a day. */
export const keyDateKeys = [
  ...settableKeyDates,
  'exchanged_on',
  'completed_on',
  'sdlt_due_on',
  'sdlt_filed_on',
  'ap1_lodged_on',
  'registered_on',
  'retained_until',
] as const

export type KeyDateKey = (typeof keyDateKeys)[number]
