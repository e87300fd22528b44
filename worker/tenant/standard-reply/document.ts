import { StandardReply } from '#domain/standard-reply/standard-reply'
import type { DocumentShape } from '#tenant/core/document'

export const standardReplyDocument: DocumentShape<StandardReply> = {
  name: 'standard_replies',
  isVersioned: true,
  shape: 1,
  schema: StandardReply,
  upgrades: [],
}
