import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import type { Facts } from './plan/fact.ts'
import type { KeyDates } from './plan/key-date.ts'

/** The date that a case works towards: its exchange, or its completion once exchanged. */
export const NextDate = z.object({ kind: z.enum(['exchange', 'completion']), on: DateOnly })
export type NextDate = z.infer<typeof NextDate>

/** The next date of a case; null where none is planned, and once it has completed or was aborted. */
export const nextDateOf = ({
  facts,
  key_dates,
  abortion,
}: {
  readonly facts: Facts
  readonly key_dates: KeyDates
  readonly abortion: object | null
}): NextDate | null => {
  if (facts.completed || abortion) return null
  const { exchange_target_on, completion_on } = key_dates
  if (!facts.exchanged && exchange_target_on !== null)
    return { kind: 'exchange', on: exchange_target_on }
  return completion_on === null ? null : { kind: 'completion', on: completion_on }
}
