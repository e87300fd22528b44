import { stale } from '#domain/refusal'
import type { WebhooksBody } from '#domain/webhook/api'
import { changedWebhooks } from '#domain/webhook/changing'
import type { Webhooks } from '#domain/webhook/webhook'
import { lastChange } from '#tenant/core/last-change'
import type { RequestContext } from '#tenant/runtime/context'
import { newToken } from '#tenant/user/links'
import { type StoredWebhooks, storedWebhooks, webhooksSetting } from './stored.ts'

const KEY = 'webhooks'

const toView = ({ version, webhooks, key }: StoredWebhooks): Webhooks => ({
  version,
  webhooks: [...webhooks],
  key_at: key?.at ?? null,
})

/** The systems that rules may call. */
export const webhooksOf = (from: RequestContext): Webhooks => toView(storedWebhooks(from))

const freshWebhooks = (context: RequestContext, version: number): StoredWebhooks => {
  const stored = storedWebhooks(context)
  if (version === stored.version) return stored
  throw stale(toView(stored), lastChange(context.audit, context.person, 'firm', KEY))
}

const ofFirm = (version: number, changed: readonly string[]) =>
  ({ subject: 'firm', id: KEY, version, changed }) as const

/** Replaces the systems that rules may call. Throws 409 unless the stored version is that of the body, 422 for two of one name. */
export const saveWebhooks = (
  context: RequestContext,
  { version, webhooks }: WebhooksBody,
): Webhooks => {
  const before = freshWebhooks(context, version)
  const saved = {
    ...before,
    version: version + 1,
    webhooks: changedWebhooks(before.webhooks, webhooks),
  }
  context.settings.put(webhooksSetting, saved)
  const names = saved.webhooks.map((it) => `${it.name} (${it.address})`)
  const of = ofFirm(saved.version, ['webhooks'])
  context.recordEvents([{ ...of, name: 'webhooks.changed', detail: { names } }])
  return toView(saved)
}

/** Replaces the key that signs every call and returns it; the audit log holds none. Throws 409 for a stale version. */
export const renewWebhookKey = (context: RequestContext, version: number) => {
  const before = freshWebhooks(context, version)
  const key = newToken()
  const sealed = context.providerSecrets.seal('webhook', key)
  const saved = { ...before, version: version + 1, key: { sealed, at: context.now } }
  context.settings.put(webhooksSetting, saved)
  const of = ofFirm(saved.version, ['key'])
  context.recordEvents([{ ...of, name: 'webhooks.key-renewed', detail: {} }])
  return { key, webhooks: toView(saved) }
}
