import { WhatsappMessage, WhatsappThread } from '#domain/whatsapp/thread'
import type { DocumentShape } from '#tenant/core/document'

export const whatsappThreadDocument: DocumentShape<WhatsappThread> = {
  name: 'whatsapp_threads',
  isVersioned: true,
  shape: 1,
  schema: WhatsappThread,
  upgrades: [],
}

export const whatsappMessageDocument: DocumentShape<WhatsappMessage> = {
  name: 'whatsapp_messages',
  shape: 1,
  schema: WhatsappMessage,
  upgrades: [],
}
