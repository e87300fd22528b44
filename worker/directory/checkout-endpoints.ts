import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { Pence } from '#domain/money-schema'
import { CheckoutEntry } from '#domain/payment-request/bodies'

const MadeCheckout = z.strictObject({
  checkout: z.string(),
  amount: Pence,
  url: z.nullable(z.string()),
})
export type MadeCheckout = z.infer<typeof MadeCheckout>

/** What the edge has to do before somebody can pay by card. */
export type CheckoutPlan =
  | { readonly is: 'made'; readonly checkout: MadeCheckout }
  | {
      readonly is: 'stripe'
      /** Of the firm's account. */
      readonly sealed_key: string
      readonly firm: string
      readonly request: string
      readonly amount: number
      readonly narrative: string
      readonly return_to: string
      /** Pages that are open for the same request, to be closed first. */
      readonly expire: readonly string[]
    }

const step = { method: 'POST', who: ['client'], can: [] } as const

/** What the edge asks of a firm's object for a payment by card; no browser reaches these. */
export const checkoutSteps = endpointsOf({
  plan: {
    ...step,
    path: '/internal/payment-requests/:request/checkout-plans',
    body: CheckoutEntry,
    reply: z.custom<CheckoutPlan>(),
  },
  file: {
    ...step,
    path: '/internal/payment-requests/:request/checkouts',
    body: MadeCheckout,
    reply: MadeCheckout,
  },
})
