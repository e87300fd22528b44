import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { endpointsOf } from '#domain/endpoint'
import { atMost } from '#domain/text/at-most'

/** How clients pay by card: not at all, by the embedded test provider, which moves no money, or by Stripe. */
export const ProviderKind = z.enum(['none', 'test', 'stripe'])
export type ProviderKind = z.infer<typeof ProviderKind>

export const PaymentProvider = z.object({
  version: z.int(),
  kind: ProviderKind,
  /** When each secret was set; what it is leaves the server nowhere. */
  secret_key_at: z.nullable(Instant),
  signing_secret_at: z.nullable(Instant),
  /** Where Stripe sends its events. */
  address: z.string(),
  /** Whether this environment has the test provider. */
  offers_test: z.boolean(),
  /** Whether clients may pay by card now. */
  is_ready: z.boolean(),
})
export type PaymentProvider = z.infer<typeof PaymentProvider>

const secret = (form: RegExp, message: string) =>
  z.nullable(z.string().check(z.trim(), atMost(300), z.regex(form, message)))

export const ProviderEntry = z.strictObject({
  version: z.int().check(z.minimum(0)),
  kind: ProviderKind,
  /** Null keeps what is stored. */
  secret_key: secret(
    /^(?:sk|rk)_[\w-]+$/,
    'Paste a secret or restricted key of Stripe: sk_… or rk_…',
  ),
  signing_secret: secret(/^whsec_[\w-]+$/, 'Paste the signing secret of the webhook: whsec_…'),
})
export type ProviderEntry = z.infer<typeof ProviderEntry>

const endpoint = { who: ['staff'], can: ['firm.update'], reply: PaymentProvider } as const

export const paymentProviderApi = endpointsOf({
  show: { ...endpoint, method: 'GET', path: '/api/payment-provider' },
  save: {
    ...endpoint,
    method: 'PUT',
    path: '/api/payment-provider',
    isSensitive: true,
    body: ProviderEntry,
  },
})
