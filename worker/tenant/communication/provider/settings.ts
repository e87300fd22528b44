import * as z from 'zod/mini'
import { ProviderSettings } from '#domain/communication/provider/settings'
import type { Setting } from '#tenant/core/settings'
import type { CloudSecretName, SecretName } from './secrets.ts'

export const providerSetting: Setting<ProviderSettings> = {
  settingKey: 'message-providers',
  shape: 1,
  schema: ProviderSettings,
  upgrades: [],
}

type StoredSecret = { readonly sealed: string; readonly at: string }
export type StoredSecrets = Readonly<
  Partial<Record<Exclude<SecretName, 'webhook' | CloudSecretName>, StoredSecret>>
>

const secret = z.exactOptional(z.object({ sealed: z.string(), at: z.string() }))

/** The sealed secrets, apart from the settings, so that no view of those can hold one. */
export const secretsSetting: Setting<StoredSecrets> = {
  settingKey: 'message-provider-secrets',
  shape: 1,
  schema: z.object({
    password: secret,
    sms: secret,
    whatsapp: secret,
    reports: secret,
    identity: secret,
    dkim: secret,
  }),
  upgrades: [],
}

/** The hash of the link that verifies a sender, and until when it works. */
export const senderLinkSetting: Setting<{ hash: string; sender: string; expires_at: string }> = {
  settingKey: 'sender-verification',
  shape: 1,
  schema: z.object({ hash: z.string(), sender: z.string(), expires_at: z.string() }),
  upgrades: [],
}
