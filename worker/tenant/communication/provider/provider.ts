import type { EmailProvider } from '#domain/communication/provider/settings'

/** A mail server of the firm's, with what it signs with; the secrets are sealed. */
export type SmtpProvider = Pick<EmailProvider, 'host' | 'port' | 'auth' | 'username'> & {
  readonly kind: 'smtp'
  readonly is_repeatable: false
  readonly sender: string
  readonly reply_to: string
  /** Where bounces of this message go. */
  readonly return_path: string
  readonly password: string
  readonly dkim: {
    readonly domain: string
    readonly selector: string
    readonly private_key: string
  } | null
}

/** The platform's own email service, which signs by itself. */
export type PlatformProvider = Pick<SmtpProvider, 'is_repeatable' | 'sender' | 'reply_to'> & {
  readonly kind: 'platform'
}

/** A service for texts that is called over HTTP; `key`, sealed, signs each call. */
export type WebhookProvider = {
  readonly kind: 'webhook'
  readonly is_repeatable: true
  readonly address: string
  readonly key: string
}

/** The WhatsApp Cloud API; the token is sealed. */
export type CloudProvider = {
  readonly kind: 'cloud'
  readonly is_repeatable: false
  /** The platform's id of the number that sends. */
  readonly number: string
  readonly token: string
}

type EmbeddedProvider = { readonly kind: 'embedded'; readonly is_repeatable: true }

/** Who carries a message; `is_repeatable` says that a repeat of the same message is dropped there. */
export type Provider =
  | CloudProvider
  | EmbeddedProvider
  | PlatformProvider
  | SmtpProvider
  | WebhookProvider
