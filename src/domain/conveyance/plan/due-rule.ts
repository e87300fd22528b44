import * as z from 'zod/mini'
import { addDays, type DateOnly } from '#domain/dates'
import { addWorkingDays } from '#domain/working-days'
import { completionDay, type KeyDates } from './key-date.ts'

export const DueBase = z.enum([
  'instructed',
  'memo',
  'pack',
  'offer',
  'exchange',
  'completion',
  'requisitions',
  'tax',
  'ready',
])
export type DueBase = z.infer<typeof DueBase>

/**
 * When a task is due: `offset` working days (`wd`) or days (`d`) from a key date; 'ready' is the day on which
 * everything it waits for was done.
 */
export const DueRule = z.strictObject({
  base: DueBase,
  offset: z.int(),
  unit: z.enum(['wd', 'd']),
})
export type DueRule = z.infer<typeof DueRule>

export const dueOn = (rule: DueRule, base: DateOnly): DateOnly =>
  rule.unit === 'wd' ? addWorkingDays(base, rule.offset) : addDays(base, rule.offset)

/** The date of each base; null while unknown, and for 'ready', which is the task's own. */
export const baseDates = (dates: KeyDates): Readonly<Record<DueBase, DateOnly | null>> => ({
  instructed: dates.instructed_on,
  memo: dates.memo_on,
  pack: dates.contract_pack_on,
  offer: dates.offer_received_on,
  exchange: dates.exchanged_on ?? dates.exchange_target_on,
  completion: completionDay(dates),
  requisitions: dates.requisitions_received_on,
  tax: dates.sdlt_due_on,
  ready: null,
})
