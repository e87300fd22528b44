import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { Pence } from '#domain/money-schema'
import { CheckoutEntry } from '../bodies.ts'
import { ClientPayments } from '../view.ts'

const own = { who: ['client'], can: [] } as const

export const TestBankOutcome = z.strictObject({
  payment: z.string(),
  outcome: z.enum(['sent', 'cancelled']),
})
export type TestBankOutcome = z.infer<typeof TestBankOutcome>

export const clientBankPaymentApi = endpointsOf({
  /** What the test bank makes of a payment; the local environment alone has it. */
  finish_test: {
    ...own,
    method: 'POST',
    path: '/api/client/payments/:request/test-bank-outcomes',
    body: TestBankOutcome,
    reply: ClientPayments,
  },
})

/** Where the edge begins a payment at the client's bank, as it calls the provider. */
export const bankPaymentStart = endpointsOf({
  start: {
    ...own,
    method: 'POST',
    path: '/api/client/payments/:request/bank-payments',
    body: CheckoutEntry,
    reply: z.object({
      payment: z.string(),
      amount: Pence,
      /** The page of the provider; null where the test provider stands on our own. */
      url: z.nullable(z.string()),
    }),
  },
})
