import * as z from 'zod/mini'
import { Address, ConveyanceStatus } from '#domain/conveyance/conveyance'
import { Evidence } from '#domain/conveyance/evidence/evidence'
import { FactKey } from '#domain/conveyance/plan/fact'
import { CaseFlag } from '#domain/conveyance/workflow/condition'
import { DateOnly, Instant } from '#domain/date-schema'
import { MatterType } from '#domain/matter'
import { Pence } from '#domain/money-schema'
import { Named } from '#domain/party'

/** Money that was recorded as received or sent; `amount` is null where the record holds none. */
export const MovedMoney = z.object({
  fact: FactKey,
  amount: z.nullable(Pence),
  at: Instant,
  by: Named,
  /** Who asked for what `by` approved; null where one person is enough. */
  asked_by: z.nullable(Named),
})
export type MovedMoney = z.infer<typeof MovedMoney>

/** Money that one person asked to send, and that a second has to approve. */
export const MoneyRelease = z.object({
  task: z.string(),
  fact: FactKey,
  evidence: Evidence,
  by: Named,
  at: Instant,
  /** Why the reader cannot approve it, or send it back; null when they can. */
  approve_blocked: z.nullable(z.string()),
  reject_blocked: z.nullable(z.string()),
})
export type MoneyRelease = z.infer<typeof MoneyRelease>

export const CompletionCase = z.object({
  id: z.string(),
  version: z.int(),
  ref: z.string(),
  matter_type: MatterType,
  flags: z.array(CaseFlag),
  status: ConveyanceStatus,
  address: Address,
  client: z.string(),
  fee_earner: Named,
  price: Pence,
  /** The other side's firm. */
  other_side: z.nullable(z.string()),
  linked_id: z.nullable(z.string()),
  money_in: z.array(MovedMoney),
  money_out: z.array(MovedMoney),
  releases: z.array(MoneyRelease),
  keys_at: z.nullable(Instant),
  /** What the agent confirmed of the keys; null before. */
  handover: z.nullable(z.object({ at: Instant, to: z.string(), by: z.string() })),
  completed_at: z.nullable(Instant),
  /** Who confirmed completion on the telephone. */
  confirmed_by: z.nullable(z.string()),
  /** What has to be done before completion. */
  blockers: z.array(z.object({ what: z.string(), href: z.string() })),
})
export type CompletionCase = z.infer<typeof CompletionCase>

/** Cases that complete together, as they are linked. */
export const CompletionChain = z.object({ id: z.string(), cases: z.array(CompletionCase) })
export type CompletionChain = z.infer<typeof CompletionChain>

/** The sum of a day: `amount` is null where nothing with an amount was recorded. */
export const DayTotal = z.object({
  amount: z.nullable(Pence),
  /** How many payments were recorded without an amount. */
  missing: z.int(),
})
export type DayTotal = z.infer<typeof DayTotal>

export const CompletionDay = z.object({
  on: DateOnly,
  today: DateOnly,
  chains: z.array(CompletionChain),
  money_in: DayTotal,
  money_out: DayTotal,
})
export type CompletionDay = z.infer<typeof CompletionDay>
