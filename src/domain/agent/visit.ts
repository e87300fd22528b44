import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import { Named } from '#domain/party'
import { atMost } from '#domain/text/at-most'

export const Visit = z.object({
  id: z.string(),
  version: z.int(),
  user: Named,
  agency: Named,
  /** '' for the agency as a whole. */
  branch: z.string(),
  visited_on: DateOnly,
  note: z.string(),
  next_on: z.nullable(DateOnly),
  /** Who makes the next one in place of `user`; null while it is them. */
  next_by: z.nullable(Named),
  by: Named,
  created_at: Instant,
})
export type Visit = z.infer<typeof Visit>

export const VisitEntry = z.strictObject({
  user_id: z.uuid(),
  agency_id: z.uuid('Choose the introducer.'),
  branch_id: z._default(z.nullable(z.uuid()), null),
  visited_on: DateOnly,
  note: z.string().check(z.trim(), z.minLength(1, 'Enter the outcome of the visit.'), atMost(1000)),
  next_on: z._default(z.nullable(DateOnly), null),
})
export type VisitEntry = z.infer<typeof VisitEntry>

const { agency_id, branch_id, visited_on, note, next_on } = VisitEntry.shape

/** What a visit should say; without `place` it stays at its introducer. */
export const VisitCorrection = z.strictObject({
  version: z.int(),
  place: z._default(z.nullable(z.strictObject({ agency_id, branch_id })), null),
  visited_on,
  note,
  next_on,
})
export type VisitCorrection = z.infer<typeof VisitCorrection>
