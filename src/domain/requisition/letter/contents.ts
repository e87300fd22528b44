import * as z from 'zod/mini'

/** The requisition whose replies a document holds, as they stood. */
export const RequisitionLetter = z.object({
  requisition: z.string(),
  version: z.int(),
  /** The undertakings that it gives, by id. */
  undertakings: z.array(z.string()),
})
export type RequisitionLetter = z.infer<typeof RequisitionLetter>
