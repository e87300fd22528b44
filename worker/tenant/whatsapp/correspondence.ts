import type { WhatsappValue } from '#domain/whatsapp/events'
import type { WhatsappThread } from '#domain/whatsapp/thread'
import type { Correspondence } from '#tenant/events/messages'

/** A message to the number of a conversation, about the record that it is filed to. */
export const correspondenceWith = (
  { name, phone, contact_id, filing }: WhatsappThread,
  text: string,
): Correspondence<WhatsappValue> => ({
  about: filing,
  values: { whatsapp_text: text },
  clients: [{ name, email: null, phone, ...(contact_id ? { contact_id } : {}) }],
})
