import { Mailbox } from '#domain/mailbox/mailbox'
import { MailboxSync } from '#domain/mailbox/sync'
import type { DocumentShape } from '#tenant/core/document'

export const mailboxDocument: DocumentShape<Mailbox> = {
  name: 'mailboxes',
  isVersioned: true,
  shape: 2,
  schema: Mailbox,
  upgrades: [(doc) => ({ ...doc, server: null })],
}

export const mailboxSyncDocument: DocumentShape<MailboxSync> = {
  name: 'mailbox_syncs',
  shape: 1,
  schema: MailboxSync,
  upgrades: [],
}
