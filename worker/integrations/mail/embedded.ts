import type { MessageProvider } from './provider.ts'

/** Delivers inside the product: the message is read where it is stored. */
export const embeddedProvider: MessageProvider = {
  send: async () => ({ provider_id: null }),
}
