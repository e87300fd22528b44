import type { MailProvider } from './mail-provider.ts'

/** Sends nothing anywhere: the message stays in the firm's own outbox, where it can be read. */
export const embeddedMail: MailProvider = {
  name: 'embedded',
  send: async () => ({ provider_id: null }),
}
