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

export type DeliveryReceipt = SentReceipt | RefusedReceipt | UnknownReceipt
