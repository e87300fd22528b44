import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import { Pence } from '#domain/money-schema'
import { lineText } from '#domain/one-line'
import { atMost } from '#domain/text/at-most'
import { BreachKind } from './breach.ts'

const version = z.int().check(z.minimum(0))
const text = (missing: string) => z.string().check(z.trim(), z.minLength(1, missing), atMost(4000))

export const BreachEntry = z.strictObject({
  kind: BreachKind,
  rule: lineText(160).check(z.minLength(1, 'Enter the rule that was broken.')),
  what: text('Enter what happened.'),
  /** The reference of the case; empty where it is about none. */
  ref: lineText(40),
  client_money: Pence,
  occurred_on: DateOnly,
  found_on: DateOnly,
  found_by: lineText(120).check(z.minLength(1, 'Enter who found it.')),
  /** The finding of the product that it is recorded from. */
  source: z.nullable(z.string()),
})
export type BreachEntry = z.infer<typeof BreachEntry>

export const BreachRemedy = z.strictObject({
  version,
  on: DateOnly,
  how: text('Enter how it was put right.'),
})
export type BreachRemedy = z.infer<typeof BreachRemedy>

export const BreachDecisionEntry = z.strictObject({
  version,
  is_material: z.boolean(),
  is_reported: z.boolean(),
  reason: text('Enter why.'),
  reported_on: z.nullable(DateOnly),
  reference: z.nullable(lineText(80)),
})
export type BreachDecisionEntry = z.infer<typeof BreachDecisionEntry>

export const BreachDismissal = z.strictObject({
  source: z.string().check(z.minLength(1, 'Choose what was found.')),
  reason: text('Enter why it is no breach.'),
})
export type BreachDismissal = z.infer<typeof BreachDismissal>
