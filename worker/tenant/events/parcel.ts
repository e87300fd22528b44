import type { Message } from '#domain/communication/message'
import type { QuoteOffer } from '#domain/quote/offer'
import type { Provider } from '#tenant/communication/provider/provider'

export type GeneratedFile = {
  readonly file_id: string
  readonly key: string
  readonly name: string
  readonly mime: string
  readonly offer: QuoteOffer
}

/** A message with everything the delivery worker needs: it has no access to the firm's database. */
export type Parcel = {
  readonly tenant: string
  readonly message: Message
  readonly papers: readonly GeneratedFile[]
  /** The attachments that are stored already. */
  readonly files: readonly { readonly key: string; readonly name: string; readonly mime: string }[]
  readonly provider: Provider
}

/** The provider accepted the message. */
export type SentReceipt = { readonly provider_id: string | null }
/** The message was certainly not sent; a final refusal is not tried again. */
export type RefusedReceipt = {
  readonly refused: string
  readonly is_final: boolean
  /** The provider says that the address does not exist. */
  readonly is_dead_address?: boolean
}
/** The provider may have accepted the message before its answer was lost. */
export type UnknownReceipt = { readonly unknown: string }

export type ProviderReceipt = SentReceipt | RefusedReceipt | UnknownReceipt

/** What the mailbox of its author answered to one step of sending a message. */
export type MailboxAnswer =
  /** Its draft is there; nothing was sent. */
  | { readonly is: 'drafted'; readonly draft_id: string; readonly message_id: string }
  /** It was found among what was sent. */
  | { readonly is: 'sent'; readonly message_id: string }
  /** The mailbox took it, and it has yet to be found among what was sent. */
  | { readonly is: 'looking'; readonly text: string; readonly seconds: number }
  /** Something went wrong; `is_unsent`: this step certainly sent nothing. `seconds`: when to try again; null for as usual. */
  | {
      readonly is: 'failed'
      readonly text: string
      readonly seconds: number | null
      readonly is_unsent: boolean
    }
  /** It certainly was not sent and will not be from here: this message alone, or any of this mailbox. */
  | { readonly is: 'declined'; readonly of: 'message' | 'mailbox'; readonly text: string }
  /** It may have been sent, and cannot be found. */
  | { readonly is: 'lost'; readonly text: string }

export type MailboxReceipt = {
  readonly mailbox: MailboxAnswer
  /** New tokens of the mailbox; null where they stay. */
  readonly sealed_tokens: string | null
}

export type DeliveryReceipt = ProviderReceipt | MailboxReceipt
