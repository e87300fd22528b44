import * as z from 'zod/mini'
import type { BankPaymentEvent } from '#domain/payment-request/bank/event'
import type { BankFailure } from '#domain/payment-request/bank/payment'

const text = z.string().check(z.minLength(1), z.maxLength(200))

/** What every webhook of TrueLayer's payments has; it adds fields as it likes. */
export const TrueLayerEvent = z.object({
  type: text,
  event_id: text,
  payment_id: z.optional(text),
  authorized_at: z.optional(z.string()),
  executed_at: z.optional(z.string()),
  failed_at: z.optional(z.string()),
  failure_reason: z.optional(z.string()),
  metadata: z.optional(z.nullable(z.record(z.string(), z.string()))),
})
type TrueLayerEvent = z.infer<typeof TrueLayerEvent>

const types: Readonly<Record<string, BankPaymentEvent['type']>> = {
  payment_authorized: 'authorised',
  payment_executed: 'executed',
  payment_failed: 'failed',
}

/** TrueLayer's reasons, of which it may add others at any time. */
const failures: Readonly<Record<string, BankFailure>> = {
  canceled: 'cancelled',
  user_canceled_at_provider: 'cancelled',
  expired: 'expired',
  authorization_failed: 'refused',
  rejected: 'refused',
  provider_rejected: 'refused',
  insufficient_funds: 'no_funds',
}

const instant = (given: string | undefined, otherwise: number) => {
  const at = Date.parse(given ?? '')
  return new Date(Number.isNaN(at) ? otherwise : at).toISOString()
}

const known = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

/** An event of TrueLayer in our words; one that is not followed is 'other'. `now` in ms, where it says no time. */
export const bankPaymentEventOf = (
  { type, event_id, payment_id, failure_reason, ...given }: TrueLayerEvent,
  now: number,
): BankPaymentEvent => {
  const followed = known(types, type) ?? 'other'
  const at = given.executed_at ?? given.failed_at ?? given.authorized_at
  return {
    id: event_id,
    type: followed,
    payment: payment_id ?? null,
    failure: followed === 'failed' ? (known(failures, failure_reason ?? '') ?? 'other') : null,
    at: instant(at, now),
  }
}
