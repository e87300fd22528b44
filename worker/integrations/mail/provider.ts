import type { Message } from '#domain/communication/message'
import type { DeliveryReceipt } from '#tenant/events/parcel'

export type Attachment = {
  readonly name: string
  readonly mime: string
  readonly bytes: Uint8Array
}

export type Mail = {
  readonly message: Message
  readonly attachments: readonly Attachment[]
}

/** What the product needs of whoever carries its messages. A rejection means that nobody knows whether it was sent. */
export type MessageProvider = {
  readonly send: (mail: Mail) => Promise<DeliveryReceipt>
}
