import { assertAllowed } from '#domain/act'
import { invalid, notFound, stale } from '#domain/refusal'
import { singleSignOnActs } from '#domain/user/single-sign-on/acts'
import type { SingleSignOnDetail } from '#domain/user/single-sign-on/api'
import type { SingleSignOnEvents } from '#domain/user/single-sign-on/events'
import { issuerProblem } from '#domain/user/single-sign-on/issuer'
import type {
  SingleSignOnPolicy,
  SingleSignOnProvider,
  SingleSignOnSettings,
} from '#domain/user/single-sign-on/settings'
import { fullName } from '#domain/user/user'
import { lastChange } from '#tenant/core/last-change'
import type { RequestContext } from '#tenant/runtime/context'
import { requireActOn } from '#tenant/user/accounts'
import { singleSignOnOf, singleSignOnSecretSetting, singleSignOnSetting } from './settings.ts'
import { toSingleSignOnDetail } from './view.ts'

type Change = Partial<Omit<SingleSignOnSettings, 'version'>>
type What = SingleSignOnEvents['single-sign-on.updated']['detail']

/** Saves part of the settings and records it; the edge learns whether people may sign in so. */
export const saveSingleSignOn = (context: RequestContext, change: Change, detail: What) => {
  const before = singleSignOnOf(context)
  const version = before.version + 1
  context.settings.put(singleSignOnSetting, { ...before, ...change, version })
  context.outbox.put('rules', {}, context.now)
  context.recordEvents([
    {
      name: 'single-sign-on.updated',
      subject: 'single-sign-on',
      id: context.tenant,
      version,
      changed: Object.keys(change),
      detail,
    },
  ])
  return toSingleSignOnDetail(context)
}

/** Throws 409 unless the stored version is `version`. */
export const requireVersion = (context: RequestContext, version: number) => {
  if (version === singleSignOnOf(context).version) return
  const { audit, person, tenant } = context
  throw stale(toSingleSignOnDetail(context), lastChange(audit, person, 'single-sign-on', tenant))
}

/** Saves the provider. Another issuer or client must be tested, and is off until then. */
export const changeProvider = (
  context: RequestContext,
  version: number,
  provider: SingleSignOnProvider,
): SingleSignOnDetail => {
  requireVersion(context, version)
  const problem = issuerProblem(provider.issuer, context)
  if (problem !== null) throw invalid({ 'provider.issuer': [problem] })
  const before = singleSignOnOf(context).provider
  const isSame = before?.issuer === provider.issuer && before.client_id === provider.client_id
  if (!isSame) context.settings.put(singleSignOnSecretSetting, { secret: null })
  const policy = { is_enabled: false, is_required: false }
  const change = isSame ? { provider } : { provider, policy, report: null }
  return saveSingleSignOn(context, change, { of: 'provider', after: provider })
}

/** Seals and stores the client secret; throws 409 without a provider that it belongs to. */
export const changeSecret = (context: RequestContext, version: number, text: string) => {
  requireVersion(context, version)
  const { provider } = singleSignOnOf(context)
  assertAllowed(singleSignOnActs(toSingleSignOnDetail(context)).test)
  if (provider === null) throw notFound()
  const sealed = context.singleSignOnSecrets.seal(provider, text)
  context.settings.put(singleSignOnSecretSetting, { secret: { sealed, at: context.now } })
  return saveSingleSignOn(context, {}, { of: 'secret' })
}

/** Turns single sign-on on or off, and other ways of signing in with it; throws 409 for what is not ready. */
export const changePolicy = (
  context: RequestContext,
  version: number,
  { is_enabled, is_required }: SingleSignOnPolicy,
): SingleSignOnDetail => {
  requireVersion(context, version)
  const { policy: before } = singleSignOnOf(context)
  const acts = singleSignOnActs(toSingleSignOnDetail(context))
  if (is_enabled && !before.is_enabled) assertAllowed(acts.enable)
  if (is_enabled && is_required && !before.is_required) assertAllowed(acts.require)
  const policy = { is_enabled, is_required: is_enabled && is_required }
  return saveSingleSignOn(context, { policy }, { of: 'policy', after: policy })
}

/** Unlinks somebody from the provider; throws 403 for more access than the caller's, and 404 without a link. */
export const unlink = (context: RequestContext, userId: string): SingleSignOnDetail => {
  const { issuer } = singleSignOnOf(context).provider ?? { issuer: '' }
  requireActOn(context, userId)
  if (!context.singleSignOnLinks.remove(userId, issuer)) throw notFound()
  const user = context.users.get(userId)
  const { id, version } = user
  const event = { name: 'single-sign-on.unlinked', subject: 'user', id, version } as const
  context.recordEvents([{ ...event, changed: [], detail: { name: fullName(user) } }])
  return toSingleSignOnDetail(context)
}
