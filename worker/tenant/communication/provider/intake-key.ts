import type { IntakeKey } from '#domain/lead/desk/intake-key'
import type { Parts } from '#tenant/core/parts'
import { deskKey } from '#tenant/lead/desk-settings'
import { signingSecretOf } from '#tenant/payment-request/provider/settings'
import { secretsSetting } from './settings.ts'

/** The key that signs what a service sends to the firm; null until one is created. */
export const intakeKeyOf = (
  parts: Pick<Parts, 'settings' | 'providerSecrets' | 'paymentSecrets'>,
  of: IntakeKey,
): string | null => {
  if (of === 'mail' || of === 'telephone') return deskKey(parts, of)
  if (of === 'payments') return signingSecretOf(parts)
  const sealed = parts.settings.get(secretsSetting)?.[of]?.sealed
  return sealed === undefined ? null : parts.providerSecrets.open(of, sealed)
}
