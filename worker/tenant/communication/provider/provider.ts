import type { EmailProvider } from '#domain/communication/provider/settings'
import type { GraphConnection } from '#tenant/mailbox/source'

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

/** The mailbox of whoever wrote the message, in which it is looked for before it is sent again. */
export type MailboxProvider = {
  readonly kind: 'mailbox'
  readonly is_repeatable: true
  readonly connection: GraphConnection
  /** Null until a draft is there. */
  readonly draft_id: string | null
  /** The Message-ID that the draft had; null where there was none. */
  readonly message_id: string | null
  /** When it was first asked to send the draft, and last; null for never. */
  readonly submitted_at: string | null
  readonly asked_at: string | null
  /** Whether a draft that is still there may be sent after all. */
  readonly may_ask_again: boolean
  /** Whether a refusal is the last that is waited for. */
  readonly is_last_try: boolean
}

type EmbeddedProvider = { readonly kind: 'embedded'; readonly is_repeatable: true }

/** Who carries a message; `is_repeatable` says that a repeat of the same message is dropped there. */
export type Provider =
  | CloudProvider
  | EmbeddedProvider
  | MailboxProvider
  | PlatformProvider
  | SmtpProvider
  | WebhookProvider
