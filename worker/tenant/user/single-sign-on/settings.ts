import * as z from 'zod/mini'
import { noSingleSignOn, SingleSignOnSettings } from '#domain/user/single-sign-on/settings'
import type { Setting } from '#tenant/core/settings'
import type { RequestContext } from '#tenant/runtime/context'

export const singleSignOnSetting: Setting<SingleSignOnSettings> = {
  settingKey: 'single-sign-on',
  shape: 1,
  schema: SingleSignOnSettings,
  upgrades: [],
}

/** The sealed client secret, apart from the settings, so that no view of those can hold it; null once dropped. */
export const singleSignOnSecretSetting: Setting<{ secret: { sealed: string; at: string } | null }> =
  {
    settingKey: 'single-sign-on-secret',
    shape: 1,
    schema: z.object({ secret: z.nullable(z.object({ sealed: z.string(), at: z.string() })) }),
    upgrades: [],
  }

type Parts = Pick<RequestContext, 'settings'>

export const singleSignOnOf = ({ settings }: Parts): SingleSignOnSettings =>
  settings.get(singleSignOnSetting) ?? noSingleSignOn

export const secretOf = ({ settings }: Parts) =>
  settings.get(singleSignOnSecretSetting)?.secret ?? null

/** The name of the provider that people may sign in with now; null while it is off. */
export const offeredName = (parts: Parts): string | null => {
  const { provider, policy } = singleSignOnOf(parts)
  return policy.is_enabled ? (provider?.name ?? null) : null
}
