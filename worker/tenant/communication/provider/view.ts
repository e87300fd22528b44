import type { ProviderDetail } from '#domain/communication/provider/api'
import type { RequestContext } from '#tenant/runtime/context'
import { providerSettingsOf, readyChannels } from './choice.ts'
import { secretsSetting } from './settings.ts'

/** Returns the settings without a secret, and what has not left. */
export const toProviderDetail = (context: RequestContext): ProviderDetail => ({
  settings: providerSettingsOf(context),
  secrets: secretsSet(context),
  reports_address: `${context.origins.main}/api/intake/delivery-reports`,
  texts_address: `${context.origins.main}/api/intake/texts`,
  identity_address: `${context.origins.main}/api/intake/identity`,
  offers: { embedded: context.isLocal, platform: context.hasPlatformMail },
  counts: countsOf(context),
  ready: readyChannels(context),
  last_failure: context.messages.lastFailure(),
})

const secretsSet = ({ settings }: RequestContext): ProviderDetail['secrets'] => {
  const { password, sms, whatsapp, reports, identity } = settings.get(secretsSetting) ?? {}
  return {
    password: password?.at ?? null,
    sms: sms?.at ?? null,
    whatsapp: whatsapp?.at ?? null,
    reports: reports?.at ?? null,
    identity: identity?.at ?? null,
  }
}

const countsOf = ({ messages }: RequestContext): ProviderDetail['counts'] => ({
  queued: messages.count(['queued']),
  sending: messages.count(['sending']),
  unknown: messages.count(['unknown']),
  failed: messages.count(['failed']),
})
