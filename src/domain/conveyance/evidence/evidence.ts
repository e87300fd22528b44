import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import { Pence } from '#domain/money-schema'
import { Named } from '#domain/party'
import { PaperSignature } from './paper-signature.ts'

export const EvidenceWay = z.enum([
  'in_person',
  'video',
  'electronic',
  'certified_copy',
  'records',
  'register',
  'telephone',
  'signed',
  'email',
  'bank',
  'pictures',
])
export type EvidenceWay = z.infer<typeof EvidenceWay>

/** What somebody saw before a fact was recorded: of whom, what, when and how. */
export const Evidence = z.object({
  /** Whom or what was checked: names, a firm or an account. */
  who: z.string(),
  seen: z.string(),
  /** The day on which it was seen. */
  on: DateOnly,
  how: EvidenceWay,
  /** Null where the fact concerns no money. */
  amount: z.nullable(Pence),
  /** A document, search or payment reference. */
  reference: z.nullable(z.string()),
  /** The first day on which something that was seen expires; null where nothing does. */
  expires_on: z.nullable(DateOnly),
  /** Who gave money towards the price and what was seen of them; null without a gift. */
  gift: z.nullable(z.string()),
  /** Absent for what rests on no signature, and for what was recorded before this was kept. */
  signature: z.optional(PaperSignature),
  /** The ids of the identity checks that it rests on; absent for anything else. */
  checks: z.optional(z.array(z.string())),
})
export type Evidence = z.infer<typeof Evidence>

/** Evidence that waits for a second person to approve it. */
export const PendingEvidence = z.object({ evidence: Evidence, by: Named, at: Instant })
export type PendingEvidence = z.infer<typeof PendingEvidence>
