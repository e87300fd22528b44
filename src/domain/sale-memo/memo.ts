import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { Named } from '#domain/party'
import { MemoConfidence, MemoFacts } from './facts.ts'

export const SaleMemoStatus = z.enum([
  'to_check',
  'confirmed',
  'rejected',
  'superseded',
  'fell_through',
])
export type SaleMemoStatus = z.infer<typeof SaleMemoStatus>

export const SaleMemoSource = z.enum(['upload', 'typed', 'agent'])
export type SaleMemoSource = z.infer<typeof SaleMemoSource>

/** read: its text was read. scan: a picture, or pages without text. unread: text of another kind. typed: no file. */
export const SaleMemoReading = z.enum(['read', 'scan', 'unread', 'typed'])
export type SaleMemoReading = z.infer<typeof SaleMemoReading>

export const SaleMemoFile = z.object({
  file_id: z.string(),
  name: z.string(),
  mime: z.string(),
  /** In hexadecimal. */
  sha256: z.string(),
  bytes: z.int(),
  /** Where it lies in the file store. */
  key: z.string(),
  pages: z.nullable(z.int()),
})
export type SaleMemoFile = z.infer<typeof SaleMemoFile>

export const MemoMatchKind = z.enum(['quote-case', 'lead', 'conveyance'])
export type MemoMatchKind = z.infer<typeof MemoMatchKind>

/** The record that a memo is about. */
export const MemoMatch = z.object({ kind: MemoMatchKind, id: z.string(), label: z.string() })
export type MemoMatch = z.infer<typeof MemoMatch>

/** What was asked of the agent. */
export const MemoRequest = z.object({
  at: Instant,
  by: Named,
  to: z.string(),
  missing: z.array(z.string()),
})

/** A memorandum of sale, from its arrival until somebody confirms, replaces or rejects it. */
export const SaleMemo = z.object({
  id: z.string(),
  version: z.int(),
  status: SaleMemoStatus,
  source: SaleMemoSource,
  reading: SaleMemoReading,
  file: z.nullable(SaleMemoFile),
  /** What was read of the file, to be seen beside the fields. */
  text: z.string(),
  facts: MemoFacts,
  confidence: MemoConfidence,
  match: z.nullable(MemoMatch),
  /** The agency whose people sent it; null where staff did. */
  agency_id: z.nullable(z.string()),
  /** The ids of those who follow it: who added it, and who works on what it is about. */
  people: z.array(z.string()),
  received_at: Instant,
  received_by: Named,
  requests: z.array(MemoRequest),
  confirmed: z.nullable(z.object({ at: Instant, by: Named })),
  /** Why it was rejected, or how the sale fell through. */
  reason: z.nullable(z.string()),
  superseded_by: z.nullable(z.string()),
  updated_at: Instant,
})
export type SaleMemo = z.infer<typeof SaleMemo>

/** A memo by its property: '14 Larkspur Close, Marlbeck'. */
export const memoTitle = ({ facts, file }: Pick<SaleMemo, 'facts' | 'file'>) =>
  facts.address || file?.name || 'Memo without an address'
