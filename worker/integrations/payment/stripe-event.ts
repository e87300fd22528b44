import * as z from 'zod/mini'
import type { ProviderEvent } from '#domain/payment-request/provider/event'

const text = z.string().check(z.minLength(1))
const Meta = z.optional(z.nullable(z.record(z.string(), z.string())))
const Cents = z.int().check(z.minimum(0))

/** Stripe’s envelope; what is in it depends on its type. */
export const StripeEvent = z.object({
  id: text,
  type: text,
  created: z.int(),
  livemode: z.boolean(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
})
type StripeEvent = z.infer<typeof StripeEvent>

const Session = z.object({
  id: text,
  payment_intent: text,
  payment_status: text,
  amount_total: Cents,
  currency: z.literal('gbp'),
  metadata: Meta,
})
const Intent = z.object({
  id: text,
  amount: Cents,
  currency: z.literal('gbp'),
  metadata: Meta,
  last_payment_error: z.optional(z.nullable(z.object({ message: z.optional(z.string()) }))),
})
const StripeRefund = z.object({
  id: text,
  amount: Cents,
  status: text,
  currency: z.literal('gbp'),
  payment_intent: text,
  metadata: Meta,
})
const Dispute = z.object({
  id: text,
  amount: Cents,
  currency: z.literal('gbp'),
  payment_intent: text,
  balance_transactions: z.optional(z.array(z.object({ fee: z.optional(z.int()) }))),
})
const Payout = z.object({ id: text, amount: Cents, currency: z.literal('gbp') })

const REASON_LENGTH = 200

type Content = Partial<ProviderEvent> & Pick<ProviderEvent, 'type' | 'amount'>

const session = (object: unknown): Content | null => {
  const { data } = Session.safeParse(object)
  if (data === undefined || data.payment_status !== 'paid') return null
  const { payment_intent: payment, amount_total: amount, metadata } = data
  const request = metadata?.['request'] ?? null
  return { type: 'succeeded', payment, checkout: data.id, amount, request }
}

const failedIntent = (object: unknown): Content | null => {
  const { data } = Intent.safeParse(object)
  if (data === undefined) return null
  const reason = data.last_payment_error?.message?.slice(0, REASON_LENGTH) ?? null
  const request = data.metadata?.['request'] ?? null
  return { type: 'failed', payment: data.id, amount: data.amount, request, reason }
}

const refund = (object: unknown): Content | null => {
  const { data } = StripeRefund.safeParse(object)
  if (data === undefined || !['succeeded', 'failed', 'canceled'].includes(data.status)) return null
  return {
    type: data.status === 'succeeded' ? 'refunded' : 'refund_failed',
    payment: data.payment_intent,
    amount: data.amount,
    request: data.metadata?.['request'] ?? null,
    refund: data.metadata?.['refund'] ?? null,
    provider_refund: data.id,
  }
}

const dispute = (object: unknown): Content | null => {
  const { data } = Dispute.safeParse(object)
  if (data === undefined) return null
  return {
    type: 'dispute_withdrawn',
    payment: data.payment_intent,
    amount: data.amount,
    provider_refund: data.id,
    fee: data.balance_transactions?.[0]?.fee ?? 0,
    reason: 'Disputed with the card issuer',
  }
}

const payout = (object: unknown): Content | null => {
  const { data } = Payout.safeParse(object)
  return data === undefined
    ? null
    : { id: `payout ${data.id}`, type: 'payout', amount: data.amount }
}

/** What we follow, by Stripe’s type of event. */
const readers: Readonly<Record<string, (object: unknown) => Content | null>> = {
  'checkout.session.completed': session,
  'checkout.session.async_payment_succeeded': session,
  'payment_intent.payment_failed': failedIntent,
  'refund.created': refund,
  'refund.updated': refund,
  'refund.failed': refund,
  'charge.refund.updated': refund,
  'charge.dispute.funds_withdrawn': dispute,
  'payout.paid': payout,
}

/** An event of Stripe in our words; one that is not followed, or of test mode where only live money counts, is 'other'. */
export const providerEventOf = (event: StripeEvent, isLocal: boolean): ProviderEvent => {
  const isFollowed = event.livemode || isLocal
  const reader = Object.hasOwn(readers, event.type) ? readers[event.type] : undefined
  const content = isFollowed ? reader?.(event.data.object) : null
  return {
    id: event.id,
    payment: null,
    request: null,
    checkout: null,
    refund: null,
    provider_refund: null,
    fee: 0,
    reason: content ? null : event.type.slice(0, REASON_LENGTH),
    at: new Date(event.created * 1000).toISOString(),
    is_test: !event.livemode,
    ...(content ?? { type: 'other', amount: 0 }),
  }
}

/** The firm that an event was made for; null where it does not say. */
export const firmOf = ({ data }: StripeEvent): string | null => {
  const { data: found } = Meta.safeParse(data.object['metadata'])
  return found?.['firm'] ?? null
}
