import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import { Pence } from '#domain/money-schema'
import { lineText } from '#domain/one-line'
import { NoticeGift } from './notice.ts'

const named = (most: number, missing: string) => lineText(most).check(z.minLength(1, missing))

export const NoticeEntry = z.strictObject({
  conveyance: z.string().check(z.minLength(1, 'Choose a case.')),
  request: z.nullable(z.string()),
  narrative: named(120, 'Enter what the payment is for.'),
  amount: Pence.check(z.minimum(1, 'Enter an amount above £0.00.')),
  expected_on: DateOnly,
  payer: z.nullable(
    z.strictObject({
      name: named(120, 'Enter their name.'),
      relationship: named(80, 'Enter how you know them.'),
      gift: NoticeGift,
    }),
  ),
})
export type NoticeEntry = z.infer<typeof NoticeEntry>

export const NoticeCheck = z.strictObject({
  version: z.int().check(z.minimum(0)),
  decision: z.enum(['accepted', 'refused']),
  note: named(400, 'Enter what you checked, or why you refuse it.'),
  /** The documents of the case that it rests on. */
  documents: z.array(z.string()).check(z.maxLength(20, 'Choose at most 20 documents.')),
})
export type NoticeCheck = z.infer<typeof NoticeCheck>
