import * as z from 'zod/mini'

/** A key date of a case other than its exchange and completion, by which something must be done. */
export const CaseDeadline = z.object({
  on: z.string(),
  /** 'Mortgage offer expiry'. */
  name: z.string(),
  conveyance_id: z.string(),
  ref: z.string(),
  address: z.string(),
})
export type CaseDeadline = z.infer<typeof CaseDeadline>
