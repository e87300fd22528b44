import type { Message } from '#domain/communication/message'
import type { WhatsappValue } from '#domain/whatsapp/events'
import type { MediaKind } from '#domain/whatsapp/media'
import type { WhatsappThread } from '#domain/whatsapp/thread'
import type { Correspondence } from '#tenant/events/messages'

type TemplateUse = NonNullable<NonNullable<Message['whatsapp']>['template']>

/** A message to the number of a conversation, about the record that it is filed to. */
export const correspondenceWith = (
  { name, phone, contact_id, filing, number }: WhatsappThread,
  text: string,
  template: TemplateUse | null = null,
  media?: MediaKind,
): Correspondence<WhatsappValue> => ({
  about: filing,
  values: { whatsapp_text: text },
  whatsapp: { number: number ?? null, template, ...(media ? { media } : {}) },
  clients: [{ name, email: null, phone, ...(contact_id ? { contact_id } : {}) }],
})
