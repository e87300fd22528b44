import * as z from 'zod/mini'

/** presold: still marketing or looking. sold: an offer has been accepted. */
export const SaleStage = z.enum(['presold', 'sold'])
export type SaleStage = z.infer<typeof SaleStage>
