import { invalid, wrongState } from '#domain/refusal'
import type { CloudDetail } from '#domain/whatsapp/cloud/api'
import { type CloudPrice, costsOf } from '#domain/whatsapp/cloud/price'
import type { CloudSecrets, CloudSettings, CloudTemplate } from '#domain/whatsapp/cloud/settings'
import {
  cloudTemplateName,
  MISSING_TEMPLATE,
  TEMPLATE_LANGUAGE,
  whatsappTemplates,
} from '#domain/whatsapp/template'
import type { SecretName } from '#tenant/communication/provider/secrets'
import { requireFresh } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { cloudSecretsSetting, cloudSetting, cloudSettingsOf } from './settings.ts'
import { chargedOf } from './statuses.ts'

/** The settings without a secret, and what the platform charged this month. */
export const cloudDetail = (context: RequestContext): CloudDetail => {
  const settings = cloudSettingsOf(context)
  return {
    settings,
    address: `${context.origins.main}/api/intake/whatsapp/cloud`,
    costs: costsOf(settings.prices ?? [], chargedOf(context)),
    problem: problemOf(settings),
  }
}

const problemOf = ({ is_on, numbers, secrets_at }: CloudSettings) => {
  if (!is_on) return 'It is switched off.'
  if (secrets_at === null) return 'Enter the secrets of the platform.'
  return numbers.length === 0 ? 'Enter a number.' : null
}

type Change = Partial<Omit<CloudSettings, 'version'>>

const save = (context: RequestContext, version: number, change: Change): CloudDetail => {
  const before = cloudSettingsOf(context)
  requireFresh(version, { id: context.tenant, version: before.version }, undefined, () =>
    cloudDetail(context),
  )
  const settings = { ...before, ...change, version: before.version + 1 }
  context.settings.put(cloudSetting, settings)
  context.outbox.hastenMessages(context.now)
  context.recordEvents([
    {
      name: 'message-providers.updated',
      subject: 'message-provider',
      id: context.tenant,
      version: settings.version,
      changed: Object.keys(change),
      detail: { of: 'WhatsApp Cloud API', after: { ...change } },
    },
  ])
  return cloudDetail(context)
}

/** Saves the numbers. Throws 409 for a stale version, 422 for one that is there twice. */
export const saveCloud = (
  context: RequestContext,
  { version, ...change }: Pick<CloudSettings, 'version' | 'is_on' | 'numbers' | 'account'>,
) => {
  const ids = new Set(change.numbers.map(({ id }) => id))
  if (ids.size < change.numbers.length)
    throw invalid({ numbers: ['A number is there twice. Remove one.'] })
  return save(context, version, change)
}

/** Saves the prices. Throws 409 for a stale version, 422 for two prices of the same from the same month. */
export const saveCloudPrices = (
  context: RequestContext,
  { version, prices }: { readonly version: number; readonly prices: CloudPrice[] },
) => {
  const keys = new Set(
    prices.map(({ category, country, from }) => `${category} ${country} ${from}`),
  )
  if (keys.size < prices.length)
    throw invalid({ prices: ['Two prices are for the same from the same month. Remove one.'] })
  return save(context, version, { prices })
}

const names: Readonly<Record<keyof CloudSecrets, SecretName>> = {
  access_token: 'whatsapp-token',
  app_secret: 'whatsapp-app',
  verify_token: 'whatsapp-verify',
}

/** Seals and stores what the platform gave. Throws 409 for a stale version. */
export const saveCloudSecrets = (
  context: RequestContext,
  { version, secrets }: { version: number; secrets: CloudSecrets },
) => {
  const { providerSecrets, settings, now } = context
  const detail = save(context, version, { secrets_at: now })
  settings.put(cloudSecretsSetting, {
    access_token: providerSecrets.seal(names.access_token, secrets.access_token),
    app_secret: providerSecrets.seal(names.app_secret, secrets.app_secret),
    verify_token: providerSecrets.seal(names.verify_token, secrets.verify_token),
  })
  return detail
}

/** Stores what the platform said of templates, whatever the version. */
export const noteTemplates = (
  context: RequestContext,
  told: readonly { readonly name: string; readonly status: string }[],
) => {
  if (told.length === 0) return
  const settings = cloudSettingsOf(context)
  const templates = { ...settings.templates }
  for (const { name, status } of told) templates[name] = status
  context.settings.put(cloudSetting, { ...settings, templates })
}

/** The account that holds the templates. Throws 409 while it is not entered. */
export const templateAccount = (context: RequestContext) => {
  const { account, secrets_at } = cloudSettingsOf(context)
  if (!account || secrets_at === null)
    throw wrongState(
      'whatsapp.no_account',
      'Enter the WhatsApp Business Account ID and the secrets first.',
    )
  return { account }
}

/** Stores what the platform lists of our templates in our language; what it does not list is missing. */
export const noteListed = (context: RequestContext, listed: readonly CloudTemplate[]) => {
  const settings = cloudSettingsOf(context)
  const templates = { ...settings.templates }
  const categories: Record<string, string> = {}
  for (const name of whatsappTemplates.map(cloudTemplateName)) {
    const found = listed.find((it) => it.name === name && it.language === TEMPLATE_LANGUAGE)
    templates[name] = found?.status ?? MISSING_TEMPLATE
    if (found?.category) categories[name] = found.category
  }
  const checked_at = context.now
  context.settings.put(cloudSetting, { ...settings, templates, categories, checked_at })
  return cloudDetail(context)
}
