import type { ReplyOf } from '#domain/endpoint'
import { type WebhooksBody, webhookApi } from '#domain/webhook/api'
import type { Webhooks } from '#domain/webhook/webhook'
import { call } from '#lib/api'
import { createFetcherStore } from '#stores/list/fetching'
import { saverOf } from '#stores/record/saving'

/** The systems that the rules of the firm may call. */
export const $webhooks = createFetcherStore<Webhooks>(['webhooks'], {
  fetcher: () => call(webhookApi.show),
})

const show = (saved: Webhooks) => $webhooks.mutate(saved)
const { change } = saverOf<Webhooks>({ show, showCurrent: show })

export const saveWebhooks = (webhooks: WebhooksBody['webhooks'], version: number, key: string) =>
  change(webhookApi.save, { webhooks }, { version, key })

const renewal = saverOf<ReplyOf<typeof webhookApi.renew_key>, Webhooks>({
  show: ({ webhooks }) => show(webhooks),
  showCurrent: show,
})

/** Creates the key that signs every call and returns it; it cannot be read again. */
export const renewWebhookKey = async (version: number, key: string): Promise<string> =>
  (await renewal.save(call(webhookApi.renew_key, { body: { version }, key }))).key
