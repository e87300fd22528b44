import { type DerivedKeys, localKeys } from './derived-key.ts'
import { openSecret, sealSecret } from './sealed-secret.ts'

export const PAYMENT_PURPOSE = 'card providers'

/** The key of a firm's account at its card provider, what signs the provider's events, and what opens its bank payments. */
type PaymentSecret = 'account' | 'events' | 'bank-secret' | 'bank-key'

const placeOf = (tenant: string, name: PaymentSecret) => `${tenant} card provider ${name}`

/** Seals the secrets of a firm's card provider, each for one firm and one use. */
export const paymentSecretsOf = (
  tenant: string,
  keys: DerivedKeys = localKeys(PAYMENT_PURPOSE),
) => ({
  seal: (name: PaymentSecret, text: string) => sealSecret(keys, placeOf(tenant, name), text),
  open: (name: PaymentSecret, sealed: string) => openSecret(keys, placeOf(tenant, name), sealed),
})
