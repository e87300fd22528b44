import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import type { DateOnly as Day } from '#domain/dates'
import { Pence } from '#domain/money-schema'
import { Named } from '#domain/party'

export const BreachKind = z.enum(['accounts', 'data'])
export type BreachKind = z.infer<typeof BreachKind>

export const BreachView = z.enum(['open', 'overdue', 'closed', 'dismissed', 'all'])
export type BreachView = z.infer<typeof BreachView>

const Stamp = { by: Named, at: Instant }

/** Whether a breach is reported to the regulator, for data to the Information Commissioner, and why. */
export const BreachDecision = z.object({
  ...Stamp,
  is_material: z.boolean(),
  is_reported: z.boolean(),
  reason: z.string(),
  /** The day and the reference of the report; null where nothing is reported. */
  reported_on: z.nullable(DateOnly),
  reference: z.nullable(z.string()),
})
export type BreachDecision = z.infer<typeof BreachDecision>

/** A breach of the accounts rules or of data protection, as the compliance officer's register holds it. */
export const Breach = z.object({
  id: z.string(),
  version: z.int(),
  /** In the order of recording, from 1. */
  number: z.int(),
  kind: BreachKind,
  /** What was broken: 'SRA Accounts Rule 5.3' */
  rule: z.string(),
  what: z.string(),
  conveyance: z.nullable(z.object({ id: z.string(), ref: z.string() })),
  /** Client money that it concerns; 0 for none. */
  client_money: Pence,
  occurred_on: DateOnly,
  found_on: DateOnly,
  found_by: z.string(),
  /** The finding of the product that it was recorded from; null where a person found it. */
  source: z.nullable(z.string()),
  recorded: z.object(Stamp),
  put_right: z.nullable(z.object({ ...Stamp, on: DateOnly, how: z.string() })),
  /** The newest last: one that was not reported may be later. */
  decisions: z.array(BreachDecision),
  /** Why a finding of the product is none; null for a breach. */
  dismissed: z.nullable(z.object({ ...Stamp, reason: z.string() })),
  status: z.enum(['open', 'closed', 'dismissed']),
  /** By when the next of what is open is due; null once nothing is. */
  due_on: z.nullable(DateOnly),
})
export type Breach = z.infer<typeof Breach>

/** What the product found that may be a breach, until somebody records or dismisses it. */
export const BreachFinding = z.object({
  source: z.string(),
  rule: z.string(),
  what: z.string(),
  conveyance: Breach.shape.conveyance,
  client_money: Pence,
  occurred_on: DateOnly,
})
export type BreachFinding = z.infer<typeof BreachFinding>

export const isBreachOverdue = (
  { status, due_on }: Pick<Breach, 'status' | 'due_on'>,
  today: Day,
): boolean => status === 'open' && due_on !== null && due_on < today
