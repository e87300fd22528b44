import * as z from 'zod/mini'

const STRIPE_ADDRESS = 'https://api.stripe.com'

/** Stripe answers in the shapes of this version whatever the account has chosen. */
const VERSION = '2025-03-31.basil'
const TIMEOUT_MS = 15_000
const OPEN_SECONDS = 31 * 60

type Account = {
  readonly key: string
  /** Another address than Stripe’s own, for a stand-in. */
  readonly address?: string | undefined
}

type NewCheckout = {
  readonly firm: string
  readonly request: string
  readonly amount: number
  readonly narrative: string
  readonly return_to: string
  /** The same for each attempt. */
  readonly id: string
  /** ms since the epoch. */
  readonly now: number
}

type NewRefund = {
  readonly firm: string
  readonly request: string
  readonly refund: string
  readonly payment: string
  readonly amount: number
}

/** Thrown when Stripe says no for good; its message is Stripe’s own. */
export class StripeRefusal extends Error {}

const Failure = z.object({ error: z.object({ message: z.optional(z.string()) }) })

const post = async (
  { key, address = STRIPE_ADDRESS }: Account,
  path: string,
  fields: Readonly<Record<string, string>>,
  id: string,
): Promise<unknown> => {
  const answer = await fetch(`${address}${path}`, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/x-www-form-urlencoded',
      'Idempotency-Key': id,
      'Stripe-Version': VERSION,
    },
    body: new URLSearchParams(fields).toString(),
  })
  const content: unknown = await answer.json()
  if (answer.ok) return content
  const message =
    Failure.safeParse(content).data?.error.message ?? `Stripe answered ${answer.status}.`
  if (answer.status >= 400 && answer.status < 500 && answer.status !== 429)
    throw new StripeRefusal(message)
  throw new Error(message)
}

const CheckoutPage = z.object({ id: z.string(), url: z.string().check(z.startsWith('https://')) })

/** Opens a page of Stripe on which a card may pay. Throws StripeRefusal, and Error when nothing certain was answered. */
export const createCheckout = async (
  account: Account,
  { firm, request, amount, narrative, return_to, id, now }: NewCheckout,
) => {
  const answer = await post(
    account,
    '/v1/checkout/sessions',
    {
      mode: 'payment',
      'payment_method_types[0]': 'card',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'gbp',
      'line_items[0][price_data][unit_amount]': `${amount}`,
      'line_items[0][price_data][product_data][name]': narrative,
      client_reference_id: request,
      'metadata[request]': request,
      'metadata[firm]': firm,
      'payment_intent_data[metadata][request]': request,
      'payment_intent_data[metadata][firm]': firm,
      success_url: `${return_to}?paid=1`,
      cancel_url: return_to,
      expires_at: `${Math.floor(now / 1000) + OPEN_SECONDS}`,
    },
    id,
  )
  return z.parse(CheckoutPage, answer)
}

/** Closes a page that nobody has paid on; throws StripeRefusal for one that is paid or closed. */
export const expireCheckout = async (account: Account, checkout: string) => {
  await post(
    account,
    `/v1/checkout/sessions/${encodeURIComponent(checkout)}/expire`,
    {},
    `expire ${checkout}`,
  )
}

/** Gives back part of a payment; what came of it is said by an event. Throws StripeRefusal, Error. */
export const createRefund = async (
  account: Account,
  { firm, request, refund, payment, amount }: NewRefund,
) => {
  await post(
    account,
    '/v1/refunds',
    {
      payment_intent: payment,
      amount: `${amount}`,
      'metadata[refund]': refund,
      'metadata[request]': request,
      'metadata[firm]': firm,
    },
    `refund ${refund}`,
  )
}
