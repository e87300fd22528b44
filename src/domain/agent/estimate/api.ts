import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { MatterType } from '#domain/matter'
import { MOST_PENCE } from '#domain/money'
import { QuoteTenure } from '#domain/quote/facts'

/** What an agent may have priced at once. */
export const EstimateSubject = z.enum(['sale', 'purchase', 'both', 'remortgage'])
export type EstimateSubject = z.infer<typeof EstimateSubject>

const price = z.coerce
  .number()
  .check(
    z.int('Enter an amount in pounds.'),
    z.minimum(1, 'Enter an amount above £0.00.'),
    z.maximum(MOST_PENCE - 1, 'Enter an amount below £10,000,000,000.'),
  )

export const EstimateQuery = z.strictObject({
  subject: EstimateSubject,
  /** In pence: the price of the sale or purchase, or the loan. */
  price,
  /** In pence: the price of the purchase beside a sale. */
  purchase_price: z.optional(price),
  tenure: QuoteTenure,
})
export type EstimateQuery = z.infer<typeof EstimateQuery>

/** What the client of an agency would pay, at the agency’s own prices where it has some. */
export const Estimate = z.object({
  scale: z.string(),
  matters: z.array(
    z.object({
      kind: MatterType,
      /** In pence with VAT. */
      fees: z.int(),
      disbursements: z.int(),
    }),
  ),
  /** In pence with VAT, without land tax. */
  total: z.int(),
  land_tax: z.int(),
  /** What might be added once more is known. */
  could_apply: z.array(z.string()),
  /** The referral fee, which the client is told of; in pence without VAT. */
  referral_fee: z.int(),
})
export type Estimate = z.infer<typeof Estimate>

export const agentEstimateApi = endpointsOf({
  show: {
    method: 'GET',
    path: '/api/agent/estimate',
    who: ['agent'],
    can: [],
    query: EstimateQuery,
    reply: Estimate,
  },
})
