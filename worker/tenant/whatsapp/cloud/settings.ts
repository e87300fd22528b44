import * as z from 'zod/mini'
import { type CloudSecrets, CloudSettings, offSettings } from '#domain/whatsapp/cloud/settings'
import type { Setting } from '#tenant/core/settings'
import type { RequestContext } from '#tenant/runtime/context'

export const cloudSetting: Setting<CloudSettings> = {
  settingKey: 'whatsapp-cloud',
  shape: 1,
  schema: CloudSettings,
  upgrades: [],
}

/** Sealed, apart from the settings, so that no view of those can hold one. */
export const cloudSecretsSetting: Setting<CloudSecrets> = {
  settingKey: 'whatsapp-cloud-secrets',
  shape: 1,
  schema: z.object({ access_token: z.string(), app_secret: z.string(), verify_token: z.string() }),
  upgrades: [],
}

export const cloudSettingsOf = ({ settings }: Pick<RequestContext, 'settings'>): CloudSettings =>
  settings.get(cloudSetting) ?? offSettings
