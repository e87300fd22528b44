import { ClientMessage } from '#domain/client-message/message'
import type { DocumentShape } from '#tenant/core/document'

export const clientMessageDocument: DocumentShape<ClientMessage> = {
  name: 'client_messages',
  isVersioned: true,
  shape: 1,
  schema: ClientMessage,
  upgrades: [],
}
