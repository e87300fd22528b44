import type { ProviderDetail } from '#domain/communication/provider/api'
import type { EmailProvider, ProviderSettings } from '#domain/communication/provider/settings'
import { domainOf } from '#domain/communication/provider/settings'
import { smtpHostProblem } from '#domain/communication/provider/smtp-host'
import { invalid, stale } from '#domain/refusal'
import { lastChange } from '#tenant/core/last-change'
import type { RequestContext } from '#tenant/runtime/context'
import { newToken } from '#tenant/user/links'
import { providerSettingsOf } from './choice.ts'
import type { CloudSecretName, SecretName } from './secrets.ts'
import { providerSetting, secretsSetting } from './settings.ts'
import { toProviderDetail } from './view.ts'

type Change = Partial<Omit<ProviderSettings, 'version'>>
type What = { readonly of: string; readonly after?: object }

/** Saves part of the settings and records it; throws 409 unless the stored version is `version`. */
export const changeProviders = (
  context: RequestContext,
  version: number,
  change: Change,
  what: What,
): ProviderDetail => {
  const before = providerSettingsOf(context)
  if (version !== before.version)
    throw stale(
      toProviderDetail(context),
      lastChange(context.audit, context.person, 'message-provider', context.tenant),
    )
  saveProviders(context, change, what)
  return toProviderDetail(context)
}

/** Saves what the product found out by itself, whatever the version. */
export const saveProviders = (context: RequestContext, change: Change, what: What) => {
  const before = providerSettingsOf(context)
  const version = before.version + 1
  context.settings.put(providerSetting, { ...before, ...change, version })
  context.outbox.put('rules', {}, context.now)
  context.outbox.hastenMessages(context.now)
  context.recordEvents([
    {
      name: 'message-providers.updated',
      subject: 'message-provider',
      id: context.tenant,
      version,
      changed: Object.keys(change),
      detail: what,
    },
  ])
}

/** Saves the email provider; a new sender must be verified, and a new domain needs a new key. */
export const changeEmail = (context: RequestContext, version: number, email: EmailProvider) => {
  requireOffered(context, email.kind)
  requirePublic(context, email)
  const before = providerSettingsOf(context)
  const isSameSender = before.email.sender === email.sender
  const isSameDomain = before.dkim?.domain === domainOf(email.sender)
  return changeProviders(
    context,
    version,
    {
      email,
      sender_verified_at: isSameSender ? before.sender_verified_at : null,
      dkim: isSameDomain ? before.dkim : null,
    },
    { of: 'email', after: email },
  )
}

const requirePublic = ({ isLocal }: RequestContext, { kind, host }: EmailProvider) => {
  const problem = isLocal || kind !== 'smtp' ? null : smtpHostProblem(host)
  if (problem !== null) throw invalid({ 'provider.host': [problem] })
}

export const requireOffered = (
  { isLocal, hasPlatformMail }: RequestContext,
  kind: EmailProvider['kind'] | 'webhook',
) => {
  if ((kind === 'embedded' && !isLocal) || (kind === 'platform' && !hasPlatformMail))
    throw invalid({ 'provider.kind': ['This provider is not available here.'] })
}

/** Seals and stores a secret; the audit log records that it was set. */
export const saveSecret = (
  context: RequestContext,
  version: number,
  name: Exclude<SecretName, 'dkim' | 'webhook' | CloudSecretName>,
  text: string,
) => {
  storeSecret(context, name, context.providerSecrets.seal(name, text))
  return changeProviders(context, version, {}, { of: `secret ${name}` })
}

export const storeSecret = (
  { settings, now }: RequestContext,
  name: Exclude<SecretName, 'webhook' | CloudSecretName>,
  sealed: string,
) => settings.put(secretsSetting, { ...settings.get(secretsSetting), [name]: { sealed, at: now } })

/** Replaces the signing key of a webhook and returns it. */
export const renewProviderKey = (
  context: RequestContext,
  version: number,
  of: 'sms' | 'whatsapp' | 'reports' | 'identity',
) => {
  const key = newToken()
  return { key, detail: saveSecret(context, version, of, key) }
}
