import { Message } from '#domain/communication/message'
import type { DocumentShape } from '#tenant/core/document'

export const messageDocument: DocumentShape<Message> = {
  name: 'messages',
  isVersioned: true,
  shape: 1,
  schema: Message,
  upgrades: [],
}
