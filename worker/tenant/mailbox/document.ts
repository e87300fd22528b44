import { Mailbox } from '#domain/mailbox/mailbox'
import { newSending } from '#domain/mailbox/sending'
import { MailboxSync } from '#domain/mailbox/sync'
import type { DocumentShape, Upgrade } from '#tenant/core/document'

/** Shape 2 was read and sent nothing: nobody had been asked to let it. */
const withSending: Upgrade = (doc) => ({
  ...doc,
  sending: doc['access'] === 'delegated' ? newSending(null, false) : null,
})

export const mailboxDocument: DocumentShape<Mailbox> = {
  name: 'mailboxes',
  isVersioned: true,
  shape: 4,
  schema: Mailbox,
  upgrades: [
    (doc) => ({ ...doc, server: null }),
    withSending,
    (doc) => ({ ...doc, consent: null }),
  ],
}

export const mailboxSyncDocument: DocumentShape<MailboxSync> = {
  name: 'mailbox_syncs',
  shape: 1,
  schema: MailboxSync,
  upgrades: [],
}
