import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { endpointsOf } from '#domain/endpoint'
import { EmailProvider, PROVIDED_CHANNELS, ProviderSettings, TextProvider } from './settings.ts'

const Channel = z.enum(PROVIDED_CHANNELS)
const Version = z.int()
const SetAt = z.nullable(Instant)

/** The secrets of a firm's providers: when each was set, never what it is. */
export const SecretsSet = z.object({
  password: SetAt,
  sms: SetAt,
  whatsapp: SetAt,
  reports: SetAt,
  /** Of the service that checks identities electronically. */
  identity: SetAt,
})
export type SecretsSet = z.infer<typeof SecretsSet>

export const ProviderDetail = z.object({
  settings: ProviderSettings,
  secrets: SecretsSet,
  /** Where providers report what became of messages. */
  reports_address: z.string(),
  /** Where the firm’s service for text messages sends what arrives. */
  texts_address: z.string(),
  /** Where the firm’s identity service sends its results. */
  identity_address: z.string(),
  /** The email providers that this environment offers besides SMTP. */
  offers: z.object({ embedded: z.boolean(), platform: z.boolean() }),
  counts: z.object({
    queued: z.int(),
    sending: z.int(),
    unknown: z.int(),
    failed: z.int(),
  }),
  /** The channels that messages to people outside the product can leave by now. */
  ready: z.array(Channel),
  last_failure: z.nullable(z.object({ at: Instant, channel: z.string(), reason: z.string() })),
})
export type ProviderDetail = z.infer<typeof ProviderDetail>

const endpoint = {
  who: ['staff'],
  can: ['message-providers.update'],
  reply: ProviderDetail,
} as const
const TextBody = z.strictObject({ version: Version, provider: TextProvider })

export const providerApi = endpointsOf({
  show: { ...endpoint, method: 'GET', path: '/api/message-providers' },
  email: {
    ...endpoint,
    method: 'PUT',
    path: '/api/message-providers/email',
    body: z.strictObject({ version: Version, provider: EmailProvider }),
  },
  sms: { ...endpoint, method: 'PUT', path: '/api/message-providers/sms', body: TextBody },
  whatsapp: { ...endpoint, method: 'PUT', path: '/api/message-providers/whatsapp', body: TextBody },
  /** Stores the password of the mail server; it is never returned. */
  password: {
    ...endpoint,
    method: 'PUT',
    path: '/api/message-providers/email/password',
    body: z.strictObject({
      version: Version,
      password: z.string().check(z.minLength(1, 'Enter a password.'), z.maxLength(500)),
    }),
  },
  /** Replaces the signing key of a webhook at once; the new key is returned only here. */
  renew_key: {
    ...endpoint,
    method: 'POST',
    path: '/api/message-providers/keys',
    body: z.strictObject({
      version: Version,
      of: z.enum(['sms', 'whatsapp', 'reports', 'identity']),
    }),
    reply: z.object({ key: z.string(), detail: ProviderDetail }),
  },
  /** Sends a link to the sender's address. */
  request_verification: {
    ...endpoint,
    method: 'POST',
    path: '/api/message-providers/sender-verifications',
    body: z.strictObject({ version: Version }),
  },
  verify_sender: {
    ...endpoint,
    method: 'POST',
    path: '/api/message-providers/verified-senders',
    body: z.strictObject({ token: z.string().check(z.maxLength(200)) }),
  },
  create_dkim_key: {
    ...endpoint,
    method: 'POST',
    path: '/api/message-providers/dkim-keys',
    body: z.strictObject({ version: Version }),
  },
  check_dkim: {
    ...endpoint,
    method: 'POST',
    path: '/api/message-providers/dkim-checks',
    body: z.strictObject({ version: Version }),
  },
  /** Sends a message to the caller by the provider of a channel. */
  test: {
    ...endpoint,
    method: 'POST',
    path: '/api/message-providers/test-messages',
    body: z.strictObject({ channel: Channel }),
  },
})
