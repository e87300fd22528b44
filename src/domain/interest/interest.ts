import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import { Named } from '#domain/party'
import { InterestWorking } from './working.ts'

const Stamp = z.object({ by: Named, at: Instant })

/** Interest that the firm owes a client for a holding period: proposed by one person, approved by another and posted. */
export const Interest = z.object({
  id: z.string(),
  version: z.int(),
  conveyance_id: z.string(),
  status: z.enum(['proposed', 'posted', 'rejected']),
  working: InterestWorking,
  proposed: Stamp,
  posted: z.nullable(z.extend(Stamp, { on: DateOnly, posting: z.int() })),
  rejected: z.nullable(z.extend(Stamp, { reason: z.string() })),
})
export type Interest = z.infer<typeof Interest>

export const CaseInterest = z.object({
  /** The oldest first. */
  interest: z.array(Interest),
  /** What is due for the days that no proposal covers; null while nothing was held. */
  due: z.nullable(InterestWorking),
})
export type CaseInterest = z.infer<typeof CaseInterest>
