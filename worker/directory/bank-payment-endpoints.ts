import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { Pence } from '#domain/money-schema'
import { CheckoutEntry } from '#domain/payment-request/bodies'

/** What the edge began at a provider, or the firm's object with the test provider. */
const MadeBankPayment = z.strictObject({
  payment: z.string(),
  amount: Pence,
  reference: z.string(),
  url: z.nullable(z.string()),
})
export type MadeBankPayment = z.infer<typeof MadeBankPayment>

/** What the edge has to do before somebody can pay at their bank. */
export type BankPaymentPlan =
  | { readonly is: 'made'; readonly payment: MadeBankPayment }
  | {
      readonly is: 'truelayer'
      readonly firm: string
      readonly client_id: string
      readonly key_id: string
      readonly sealed_secret: string
      readonly sealed_key: string
      readonly amount: number
      readonly reference: string
      readonly return_to: string
      /** The client account, which no browser sees here. */
      readonly account: {
        readonly holder: string
        readonly sort_code: string
        readonly account_number: string
      }
      readonly payer: {
        readonly id: string
        readonly name: string
        readonly email: string | null
        readonly phone: string | null
      }
    }

const step = { method: 'POST', who: ['client'], can: [] } as const

/** What the edge asks of a firm's object for a payment at a client's bank; no browser reaches these. */
export const bankPaymentSteps = endpointsOf({
  plan: {
    ...step,
    path: '/internal/payment-requests/:request/bank-payment-plans',
    body: CheckoutEntry,
    reply: z.custom<BankPaymentPlan>(),
  },
  file: {
    ...step,
    path: '/internal/payment-requests/:request/bank-payments',
    body: MadeBankPayment,
    reply: MadeBankPayment,
  },
})
