import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { endpointsOf } from '#domain/endpoint'
import { Pence } from '#domain/money-schema'

const text = z.string().check(z.minLength(1), z.maxLength(200))

/** What a card provider says happened, in our words. */
export const ProviderEvent = z.strictObject({
  /** The same each time that it comes. */
  id: text,
  /** 'other' is of a kind that we do not follow; it is stored and changes nothing. */
  type: z.enum([
    'succeeded',
    'failed',
    'refunded',
    'refund_failed',
    'dispute_withdrawn',
    'payout',
    'other',
  ]),
  /** The payment at the provider; null for a payout. */
  payment: z.nullable(text),
  /** The request that we named when the payment began; null where we did not. */
  request: z.nullable(text),
  /** The page on which it was paid; null where there is none. */
  checkout: z.nullable(text),
  /** Our refund, or the provider's where it was made there; null for anything else. */
  refund: z.nullable(text),
  provider_refund: z.nullable(text),
  amount: Pence,
  /** What the provider takes for a dispute. */
  fee: Pence,
  reason: z.nullable(z.string().check(z.maxLength(300))),
  at: Instant,
  is_test: z.boolean(),
})
export type ProviderEvent = z.infer<typeof ProviderEvent>

export const providerEventApi = endpointsOf({
  /** Forwarded by the edge once the signature holds. */
  receive: {
    method: 'POST',
    path: '/api/intake/payments',
    who: 'public',
    because: 'The card provider calls it; the edge checks its signature first.',
    can: [],
    body: ProviderEvent,
    reply: z.object({ received: z.literal(true) }),
  },
})
