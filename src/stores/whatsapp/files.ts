import type { BodyInput } from '#domain/endpoint'
import { type SendableDocument, whatsappApi } from '#domain/whatsapp/api'
import { call } from '#lib/api'
import { createFetcherStore } from '#stores/list/fetching'
import { $conversation, $threadId, $whatsappInbox } from './inbox.ts'

/** The documents of the open conversation's case. */
export const $sendableDocuments = createFetcherStore<readonly SendableDocument[]>(
  ['whatsapp-documents/', $threadId],
  { fetcher: (_, id) => call(whatsappApi.documents, { params: { id: String(id) } }) },
)

/** Sends a document of the case; the key makes a repeated request harmless. */
export const sendWhatsappFile = async (
  id: string,
  body: BodyInput<typeof whatsappApi.send_file>,
  key: string,
) => {
  await call(whatsappApi.send_file, { params: { id }, body, key })
  $whatsappInbox.revalidate()
  $conversation.revalidate()
}
