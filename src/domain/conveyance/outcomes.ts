import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import { Pence } from '#domain/money-schema'
import { Named, Party } from '#domain/party'
import { ChaseWay } from './chase-way.ts'
import { Release } from './exchanging/release.ts'

export const Abortion = z.object({ on: DateOnly, reason: z.string(), by: Named })
export const Hold = z.extend(Abortion, {
  /** The day on which to look at the case again; null for holds that began without one. */
  look_again_on: z.nullable(DateOnly),
})

export const LastChase = z.object({
  on: DateOnly,
  party: Party,
  how: ChaseWay,
  note: z.nullable(z.string()),
})

export const Exchange = z.object({
  formula: z.enum(['A', 'B', 'C']),
  /** Who of us exchanged; null where that was not recorded yet, like the figures. */
  speaker: z.nullable(Named),
  spoke_to: z.string(),
  /** The price and deposit that both sides confirmed. */
  price: z.nullable(Pence),
  deposit: z.nullable(Pence),
  deposit_held_by: z.string(),
  /** Part 1 of formula C; null for the others. */
  release: z.nullable(Release),
  waivers: z.array(z.object({ what: z.string(), reason: z.string() })),
  /** What would end before its use, as it was shown. */
  warnings: z.array(z.string()),
})

export const Completion = z.object({
  confirmed_by: z.string(),
  note: z.nullable(z.string()),
  /** What was unusual, and why it went ahead. */
  unusual: z.array(z.string()),
  reason: z.nullable(z.string()),
})

/** A change of the completion date: agreed by both sides, or the correction of a mistake. */
export const CompletionDateChange = z.object({
  kind: z.enum(['variation', 'correction']),
  from: z.nullable(DateOnly),
  to: DateOnly,
  agreement: z.nullable(
    z.object({
      /** Who agreed for the other side. */
      agreed_with: z.string(),
      /** Who agreed for our client. */
      client: z.string(),
      on: DateOnly,
    }),
  ),
  reason: z.nullable(z.string()),
  by: Named,
  at: Instant,
})
export type CompletionDateChange = z.infer<typeof CompletionDateChange>
