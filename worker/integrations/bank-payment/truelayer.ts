import * as z from 'zod/mini'
import type { TrueLayerAddresses } from './truelayer-address.ts'
import { TRUELAYER_SIGNATURE, trueLayerSignature } from './truelayer-signature.ts'

const TIMEOUT_MS = 15_000
const PAYMENTS = '/v3/payments'

type Account = {
  readonly addresses: TrueLayerAddresses
  readonly client_id: string
  readonly client_secret: string
  readonly key_id: string
  readonly private_key: string
}

type NewPayment = {
  readonly firm: string
  readonly amount: number
  readonly reference: string
  readonly return_to: string
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
  /** The same for each attempt. */
  readonly id: string
}

/** Thrown when TrueLayer says no for good; its message is TrueLayer's own. */
export class TrueLayerRefusal extends Error {}

const Failure = z.object({ title: z.optional(z.string()), detail: z.optional(z.string()) })

const post = async (address: string, headers: Readonly<Record<string, string>>, body: string) => {
  const answer = await fetch(address, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers,
    body,
  })
  const content: unknown = await answer.json()
  if (answer.ok) return content
  const { detail, title } = Failure.safeParse(content).data ?? {}
  const message = detail ?? title ?? `TrueLayer answered ${answer.status}.`
  if (answer.status >= 400 && answer.status < 500 && answer.status !== 429)
    throw new TrueLayerRefusal(message)
  throw new Error(message)
}

const Token = z.object({ access_token: z.string() })
const Created = z.object({ id: z.string(), resource_token: z.string() })

const tokenFor = async ({ addresses, client_id, client_secret }: Account) => {
  const form = { grant_type: 'client_credentials', client_id, client_secret, scope: 'payments' }
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const body = new URLSearchParams(form).toString()
  return z.parse(Token, await post(`${addresses.auth}/connect/token`, headers, body)).access_token
}

/** The payment goes from bank to bank into the firm's client account, and TrueLayer holds no money. */
const bodyOf = ({ firm, amount, reference, account, payer }: NewPayment) => ({
  amount_in_minor: amount,
  currency: 'GBP',
  payment_method: {
    type: 'bank_transfer',
    provider_selection: { type: 'user_selected', filter: { countries: ['GB'] } },
    beneficiary: {
      type: 'external_account',
      account_holder_name: account.holder,
      reference,
      account_identifier: {
        type: 'sort_code_account_number',
        sort_code: account.sort_code.replaceAll(/\D/g, ''),
        account_number: account.account_number.replaceAll(/\D/g, ''),
      },
    },
  },
  user: {
    id: payer.id,
    name: payer.name,
    ...(payer.email ? { email: payer.email } : {}),
    ...(payer.phone ? { phone: payer.phone } : {}),
  },
  metadata: { firm },
})

/**
 * Begins a payment, and returns its id and the page on which the payer chooses their bank. Throws TrueLayerRefusal, and
 * Error when nothing certain was answered.
 */
export const createBankPayment = async (account: Account, payment: NewPayment) => {
  const token = await tokenFor(account)
  const body = JSON.stringify(bodyOf(payment))
  const headers = [['Idempotency-Key', payment.id]] as const
  const signature = trueLayerSignature(account, { method: 'POST', path: PAYMENTS, headers, body })
  const answer = await post(
    `${account.addresses.api}${PAYMENTS}`,
    {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json; charset=utf-8',
      'Idempotency-Key': payment.id,
      [TRUELAYER_SIGNATURE]: signature,
    },
    body,
  )
  const { id, resource_token } = z.parse(Created, answer)
  const page = new URLSearchParams({
    payment_id: id,
    resource_token,
    return_uri: payment.return_to,
  })
  return { id, url: `${account.addresses.page}/payments#${page}` }
}

const Keys = z.object({
  keys: z.array(
    z.object({
      kty: z.literal('EC'),
      crv: z.literal('P-521'),
      kid: z.string(),
      x: z.string(),
      y: z.string(),
    }),
  ),
})
export type WebhookKeys = z.infer<typeof Keys>['keys']

const KEYS_MS = 60 * 60_000
/** Unknown ids make at most one request in this time. */
const RENEWED_MS = 60_000
const cached = new Map<string, { readonly at: number; readonly keys: WebhookKeys }>()

/** The keys that sign TrueLayer's webhooks; asked again after an hour or, where none has the id, a minute. Throws Error. */
export const webhookKeys = async (
  { keys: address }: TrueLayerAddresses,
  kid: string,
  now: number,
): Promise<WebhookKeys> => {
  const known = cached.get(address)
  const isKnown = known?.keys.some((it) => it.kid === kid) === true
  if (known && now - known.at < (isKnown ? KEYS_MS : RENEWED_MS)) return known.keys
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!answer.ok) throw new Error(`TrueLayer’s keys answered ${answer.status}`)
  const { keys } = z.parse(Keys, await answer.json())
  cached.set(address, { at: now, keys })
  return keys
}
