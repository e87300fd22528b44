import type { CloudKey, IntakeKey } from '#domain/lead/desk/intake-key'
import type { Parts } from '#tenant/core/parts'
import { deskKey } from '#tenant/lead/desk-settings'
import { signingSecretOf } from '#tenant/payment-request/provider/settings'
import { cloudSecretsSetting } from '#tenant/whatsapp/cloud/settings'
import { secretsSetting } from './settings.ts'

const fields = {
  'whatsapp-app': 'app_secret',
  'whatsapp-verify': 'verify_token',
  'whatsapp-token': 'access_token',
} as const

const cloudKey = (
  { settings, providerSecrets }: Pick<Parts, 'settings' | 'providerSecrets'>,
  of: CloudKey,
) => {
  const secrets = settings.get(cloudSecretsSetting)
  const sealed = secrets?.[fields[of]]
  return sealed === undefined ? null : providerSecrets.open(of, sealed)
}

/** The key that signs what a service sends to the firm; null until one is created. */
export const intakeKeyOf = (
  parts: Pick<Parts, 'settings' | 'providerSecrets' | 'paymentSecrets'>,
  of: IntakeKey,
): string | null => {
  if (of === 'mail' || of === 'telephone') return deskKey(parts, of)
  if (of === 'payments') return signingSecretOf(parts)
  if (of === 'whatsapp-app' || of === 'whatsapp-verify' || of === 'whatsapp-token')
    return cloudKey(parts, of)
  const sealed = parts.settings.get(secretsSetting)?.[of]?.sealed
  return sealed === undefined ? null : parts.providerSecrets.open(of, sealed)
}
