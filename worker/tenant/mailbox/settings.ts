import * as z from 'zod/mini'
import { noRegistration, RegistrationSettings } from '#domain/mailbox/registration'
import type { Setting } from '#tenant/core/settings'
import type { RequestContext } from '#tenant/runtime/context'

export const registrationSetting: Setting<RegistrationSettings> = {
  settingKey: 'mail-registration',
  shape: 1,
  schema: RegistrationSettings,
  upgrades: [],
}

type StoredSecret = { secret: { sealed: string; at: string } | null }

/** The sealed client secret, apart from the settings, so that no view of those can hold it. */
export const registrationSecretSetting: Setting<StoredSecret> = {
  settingKey: 'mail-registration-secret',
  shape: 1,
  schema: z.object({ secret: z.nullable(z.object({ sealed: z.string(), at: z.string() })) }),
  upgrades: [],
}

type GoogleSettings = { version: number; client_id: string | null }

export const googleSetting: Setting<GoogleSettings> = {
  settingKey: 'google-mail-client',
  shape: 1,
  schema: z.object({ version: z.int(), client_id: z.nullable(z.string()) }),
  upgrades: [],
}

export const googleSecretSetting: Setting<StoredSecret> = {
  ...registrationSecretSetting,
  settingKey: 'google-mail-client-secret',
}

type Settings = Pick<RequestContext, 'settings'>

export const registrationOf = ({ settings }: Settings): RegistrationSettings =>
  settings.get(registrationSetting) ?? noRegistration

export const registrationSecretOf = ({ settings }: Settings) =>
  settings.get(registrationSecretSetting)?.secret ?? null

export const googleOf = ({ settings }: Settings): GoogleSettings =>
  settings.get(googleSetting) ?? { version: 0, client_id: null }

export const googleSecretOf = ({ settings }: Settings) =>
  settings.get(googleSecretSetting)?.secret ?? null
