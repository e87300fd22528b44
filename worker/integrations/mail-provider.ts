import type { Message } from '#domain/communication/message'

export type Attachment = {
  readonly name: string
  readonly mime: string
  readonly bytes: Uint8Array
}

export type Mail = {
  /** The provider's idempotency key: the same message is never sent twice. */
  readonly key: string
  readonly headers: { readonly from: string; readonly to: string; readonly subject: string }
  readonly message: Message
  readonly attachments: readonly Attachment[]
}

/** What the product needs of whoever carries its messages. Rejects when it did not take the mail. */
export type MailProvider = {
  readonly name: string
  readonly send: (mail: Mail) => Promise<{ readonly provider_id: string | null }>
}
