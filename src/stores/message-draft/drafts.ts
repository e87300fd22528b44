import { computed } from 'nanostores'
import type { BodyInput } from '#domain/endpoint'
import { messageDraftApi } from '#domain/message-draft/api'
import type { MessageDraft } from '#domain/message-draft/draft'
import { call } from '#lib/api'
import { createFetcherStore } from '#stores/list/fetching'
import { $emailRecord } from '#stores/tracked-email/record'

const $recordId = computed($emailRecord, (record) => record?.id ?? null)

/** One's own drafts about the record of the page. */
export const $drafts = createFetcherStore<MessageDraft[]>(['message-drafts/', $recordId], {
  fetcher: (_, record) => call(messageDraftApi.list, { query: { record: String(record) } }),
})

/** One's own drafts about a record, as they are now. */
export const fetchDrafts = (record: string): Promise<MessageDraft[]> =>
  call(messageDraftApi.list, { query: { record } })

/** Saves what was typed so far. */
export const saveDraft = (id: string, body: BodyInput<typeof messageDraftApi.save>) =>
  call(messageDraftApi.save, { params: { id }, body, key: crypto.randomUUID() })

/** Throws a draft away. */
export const discardDraft = async (id: string) => {
  await call(messageDraftApi.discard, { params: { id }, key: crypto.randomUUID() })
  $drafts.revalidate()
}
