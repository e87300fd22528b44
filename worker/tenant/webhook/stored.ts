import * as z from 'zod/mini'
import { Webhook } from '#domain/webhook/webhook'
import type { Parts } from '#tenant/core/parts'
import type { Setting } from '#tenant/core/settings'

export type StoredWebhooks = {
  readonly version: number
  readonly webhooks: Webhook[]
  /** The signing key, sealed, and when it was created; null before. */
  readonly key: { readonly sealed: string; readonly at: string } | null
}

export const webhooksSetting: Setting<StoredWebhooks> = {
  settingKey: 'webhooks',
  shape: 1,
  schema: z.object({
    version: z.int(),
    webhooks: z.array(Webhook),
    key: z.nullable(z.object({ sealed: z.string(), at: z.string() })),
  }),
  upgrades: [],
}

type Settings = Pick<Parts, 'settings'>

/** What is stored of a firm’s webhooks, with the sealed key. */
export const storedWebhooks = ({ settings }: Settings): StoredWebhooks =>
  settings.get(webhooksSetting) ?? { version: 0, webhooks: [], key: null }

/** The name of each system that rules may call, by its key; none until there is a key to sign with. */
export const webhookNames = (from: Settings): ReadonlyMap<string, string> => {
  const { webhooks, key } = storedWebhooks(from)
  return new Map(key === null ? [] : webhooks.map((it) => [it.key, it.name]))
}
