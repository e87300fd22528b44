import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { endpointsOf } from '#domain/endpoint'
import { atMost } from '#domain/text/at-most'

/** How clients pay from their own bank: not at all, by the embedded test provider, which moves no money, or by TrueLayer. */
export const BankProviderKind = z.enum(['none', 'test', 'truelayer'])
export type BankProviderKind = z.infer<typeof BankProviderKind>

export const BankPaymentProvider = z.object({
  version: z.int(),
  kind: BankProviderKind,
  client_id: z.string(),
  /** The id that TrueLayer gave our public key. */
  key_id: z.string(),
  /** When each secret was set; what it is leaves the server nowhere. */
  client_secret_at: z.nullable(Instant),
  private_key_at: z.nullable(Instant),
  /** Where TrueLayer sends its events. */
  address: z.string(),
  /** Where a payer comes back to. */
  return_address: z.string(),
  offers_test: z.boolean(),
  /** Whether the client account is confirmed, into which clients pay. */
  has_account: z.boolean(),
  /** Whether clients may pay from their bank now. */
  is_ready: z.boolean(),
})
export type BankPaymentProvider = z.infer<typeof BankPaymentProvider>

const line = z.string().check(z.trim(), atMost(120))

export const BankProviderEntry = z.strictObject({
  version: z.int().check(z.minimum(0)),
  kind: BankProviderKind,
  client_id: line,
  key_id: line,
  /** Null keeps what is stored. */
  client_secret: z.nullable(z.string().check(z.trim(), z.minLength(8), z.maxLength(300))),
  private_key: z.nullable(
    z
      .string()
      .check(
        z.trim(),
        atMost(2000),
        z.regex(
          /^-----BEGIN (?:EC )?PRIVATE KEY-----[\s\S]+-----END (?:EC )?PRIVATE KEY-----$/,
          'Paste the whole private key, with its first and last line.',
        ),
      ),
  ),
})
export type BankProviderEntry = z.infer<typeof BankProviderEntry>

const endpoint = { who: ['staff'], can: ['firm.update'], reply: BankPaymentProvider } as const

export const bankPaymentProviderApi = endpointsOf({
  show: { ...endpoint, method: 'GET', path: '/api/bank-payment-provider' },
  save: {
    ...endpoint,
    method: 'PUT',
    path: '/api/bank-payment-provider',
    isSensitive: true,
    body: BankProviderEntry,
  },
})
