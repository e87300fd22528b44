import * as z from 'zod/mini'
import { ClockTime, DateOnly } from '#domain/date-schema'
import { lineText } from '#domain/one-line'

export const KeyHandoverEntry = z.strictObject({
  /** 0 for the first confirmation of a case. */
  version: z.int().check(z.minimum(0)),
  on: DateOnly,
  /** The time in London. */
  at: ClockTime,
  to: lineText(120).check(z.minLength(1, 'Enter who took the keys.')),
})
export type KeyHandoverEntry = z.infer<typeof KeyHandoverEntry>
