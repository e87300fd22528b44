import type { ProviderDetail } from '#domain/communication/provider/api'
import type { RequestContext } from '#tenant/runtime/context'
import { providerSettingsOf, readyChannels } from './choice.ts'
import { secretsSetting } from './settings.ts'

/** Returns the settings without a secret, and what has not left. */
export const toProviderDetail = (context: RequestContext): ProviderDetail => {
  const secrets = context.settings.get(secretsSetting)
  const { messages, isLocal, hasPlatformMail } = context
  const counted = (status: keyof ProviderDetail['counts']) => messages.count([status])
  return {
    settings: providerSettingsOf(context),
    secrets: {
      password: secrets?.password?.at ?? null,
      sms: secrets?.sms?.at ?? null,
      whatsapp: secrets?.whatsapp?.at ?? null,
      reports: secrets?.reports?.at ?? null,
    },
    reports_address: `${context.origins.main}/api/intake/delivery-reports`,
    offers: { embedded: isLocal, platform: hasPlatformMail },
    counts: {
      queued: counted('queued'),
      sending: counted('sending'),
      unknown: counted('unknown'),
      failed: counted('failed'),
    },
    ready: readyChannels(context),
    last_failure: messages.lastFailure(),
  }
}
