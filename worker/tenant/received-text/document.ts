import { ReceivedText } from '#domain/received-text/text'
import type { DocumentShape } from '#tenant/core/document'

export const receivedTextDocument: DocumentShape<ReceivedText> = {
  name: 'received_texts',
  isVersioned: true,
  shape: 1,
  schema: ReceivedText,
  upgrades: [],
}
