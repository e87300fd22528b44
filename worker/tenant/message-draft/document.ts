import { MessageDraft } from '#domain/message-draft/draft'
import type { DocumentShape } from '#tenant/core/document'

export const messageDraftDocument: DocumentShape<MessageDraft> = {
  name: 'message_drafts',
  isVersioned: true,
  shape: 1,
  schema: MessageDraft,
  upgrades: [],
}
