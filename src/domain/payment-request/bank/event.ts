import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { endpointsOf } from '#domain/endpoint'
import { BankFailure } from './payment.ts'

const text = z.string().check(z.minLength(1), z.maxLength(200))

/** What a provider of bank payments says happened, in our words. */
export const BankPaymentEvent = z.strictObject({
  /** The same each time that it comes. */
  id: text,
  /** 'other' is of a kind that we do not follow; it is stored and changes nothing. */
  type: z.enum(['authorised', 'executed', 'failed', 'other']),
  /** The payment at the provider; null for what is about none. */
  payment: z.nullable(text),
  failure: z.nullable(BankFailure),
  at: Instant,
})
export type BankPaymentEvent = z.infer<typeof BankPaymentEvent>

export const bankPaymentEventApi = endpointsOf({
  /** Forwarded by the edge once the signature holds. */
  receive: {
    method: 'POST',
    path: '/api/intake/bank-payments',
    who: 'public',
    because: 'The provider of bank payments calls it; the edge checks its signature first.',
    can: [],
    body: BankPaymentEvent,
    reply: z.object({ received: z.literal(true) }),
  },
})
