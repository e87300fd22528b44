import type { MailProvider } from './mail-provider.ts'

/** Delivers inside the product: the message is read where it is stored. */
export const embeddedMail: MailProvider = {
  name: 'embedded',
  send: async () => ({ provider_id: null }),
}
