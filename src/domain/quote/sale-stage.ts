import * as z from 'zod/mini'

/** presold: still marketing or still looking. sold: an offer is accepted. */
export const SaleStage = z.enum(['presold', 'sold'])
export type SaleStage = z.infer<typeof SaleStage>
