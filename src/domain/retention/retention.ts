import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import { MatterType } from '#domain/matter'
import { Named } from '#domain/party'

const Stamp = z.object({ by: Named, at: Instant })

/** A stored file that was destroyed: what is left of it. */
export const DestroyedFile = z.object({ sha256: z.string(), bytes: z.int(), filed_at: Instant })
export type DestroyedFile = z.infer<typeof DestroyedFile>

/** The destruction of the files of a case: two people, and then the night. */
export const Destruction = z.object({
  status: z.enum(['proposed', 'approved', 'destroyed']),
  proposed: Stamp,
  approved: z.nullable(Stamp),
  destroyed_at: z.nullable(Instant),
  /** Empty until they are destroyed. */
  files: z.array(DestroyedFile),
})
export type Destruction = z.infer<typeof Destruction>

/** What was decided about keeping the files of a case. */
export const CaseRetention = z.object({
  /** The id of the case. */
  id: z.string(),
  version: z.int(),
  /** Why nothing of it is destroyed; null without a hold. */
  hold: z.nullable(z.extend(Stamp, { reason: z.string() })),
  destruction: z.nullable(Destruction),
})
export type CaseRetention = z.infer<typeof CaseRetention>

/** A case with what was decided about its files; version 0 while nothing was. */
export const RetentionView = z.extend(CaseRetention, {
  ref: z.string(),
  address: z.string(),
  matter_type: MatterType,
  fee_earner: Named,
  /** Whether the case is closed or archived. */
  is_closed: z.boolean(),
  /** Null before the case is closed. */
  retained_until: z.nullable(DateOnly),
  /** The stored files: documents in all their versions, pictures of identity and evidence of funds. */
  file_count: z.int(),
})
export type RetentionView = z.infer<typeof RetentionView>
