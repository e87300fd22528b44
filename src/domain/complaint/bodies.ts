import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import { Pence } from '#domain/money-schema'
import { lineText, oneLine } from '#domain/one-line'
import { atMost } from '#domain/text/at-most'
import { ComplaintHead, ComplaintOutcome, ComplaintSeverity, ComplaintWay } from './complaint.ts'

const version = z.int().check(z.minimum(0))
const text = (most: number) => z.string().check(z.trim(), atMost(most))

export const ComplaintEntry = z.strictObject({
  /** A client of the case; null for anybody else, who is then named. */
  contact_id: z.nullable(z.string()),
  name: lineText(120),
  way: ComplaintWay,
  head: ComplaintHead,
  severity: ComplaintSeverity,
  text: text(4000).check(z.minLength(1, 'Enter what the complaint is.')),
  received_on: DateOnly,
  /** One of those who handle complaints. */
  handler: z.string().check(z.minLength(1, 'Choose who handles it.'), oneLine),
})
export type ComplaintEntry = z.infer<typeof ComplaintEntry>

export const ComplaintAction = z.strictObject({
  version,
  text: text(2000).check(z.minLength(1, 'Enter what was done.')),
})

export const ComplaintHandover = z.strictObject({
  version,
  handler: z.string().check(z.minLength(1, 'Choose who handles it.'), oneLine),
})

export const ComplaintClosing = z.strictObject({
  version,
  outcome: ComplaintOutcome,
  findings: text(4000).check(z.minLength(1, 'Enter what you found.')),
  redress: text(2000).check(z.minLength(1, 'Enter what is put right, or “None”.')),
  amount: z.nullable(Pence),
})
export type ComplaintClosing = z.infer<typeof ComplaintClosing>
