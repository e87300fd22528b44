import { Message } from '#domain/communication/message'
import type { DocumentShape, Upgrade } from '#tenant/core/document'

/** Shape 1 had only standard texts, sent at once. */
const withCommunication: Upgrade = (doc) => ({
  audience: null,
  communication: null,
  not_before: null,
  ...doc,
})

/** Shape 2 answered no emails. */
const withThread: Upgrade = (doc) => ({ thread: null, ...doc })

export const messageDocument: DocumentShape<Message> = {
  name: 'messages',
  isVersioned: true,
  shape: 3,
  schema: Message,
  upgrades: [withCommunication, withThread],
}
