import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import { MemoCandidate } from './matching.ts'
import { MemoMatch, SaleMemo, SaleMemoSource, SaleMemoStatus } from './memo.ts'

/** Another memo of the same property. */
export const MemoTwin = z.object({
  id: z.string(),
  status: SaleMemoStatus,
  received_at: Instant,
  by: z.string(),
})
export type MemoTwin = z.infer<typeof MemoTwin>

/** What confirming does now, in sentences; `can_open_case` where the client has accepted the quote. */
export const MemoOutlook = z.object({
  sentences: z.array(z.string()),
  can_open_case: z.boolean(),
  /** A confirmed memo of the same sale, which this one would replace. */
  replaces: z.nullable(MemoTwin),
  /** How far the price is from the quoted one, in pence; null when near. */
  price_difference: z.nullable(z.int()),
})
export type MemoOutlook = z.infer<typeof MemoOutlook>

export const SaleMemoView = z.object({
  memo: SaleMemo,
  candidates: z.array(MemoCandidate),
  twins: z.array(MemoTwin),
  missing: z.array(z.string()),
  outlook: MemoOutlook,
})
export type SaleMemoView = z.infer<typeof SaleMemoView>

export const SaleMemoRow = z.object({
  id: z.string(),
  version: z.int(),
  status: SaleMemoStatus,
  source: SaleMemoSource,
  title: z.string(),
  postcode: z.string(),
  price: z.nullable(z.int()),
  agency: z.string(),
  parties: z.string(),
  match: z.nullable(MemoMatch),
  missing: z.int(),
  /** The fields that the reader was not sure of. */
  doubts: z.int(),
  received_at: Instant,
  received_by: z.string(),
  target_exchange_on: z.nullable(DateOnly),
})
export type SaleMemoRow = z.infer<typeof SaleMemoRow>

/** What an agent sees of a memo that their agency sent. */
export const AgentMemo = z.object({
  id: z.string(),
  title: z.string(),
  name: z.string(),
  received_at: Instant,
  status: SaleMemoStatus,
  missing: z.array(z.string()),
})
export type AgentMemo = z.infer<typeof AgentMemo>
