import { createHmac, timingSafeEqual } from 'node:crypto'
import { type DerivedKeys, localKeys } from '#worker/directory/derived-key'
import { openSecret, sealSecret } from '#worker/directory/sealed-secret'

export const PROVIDER_PURPOSE = 'message providers'

export type CloudSecretName = 'whatsapp-token' | 'whatsapp-app' | 'whatsapp-verify'

export type SecretName =
  | 'password'
  | 'sms'
  | 'whatsapp'
  | 'reports'
  | 'identity'
  | 'dkim'
  | 'webhook'
  | CloudSecretName

/** What a secret is sealed for: one firm, one use. */
export const secretPlace = (tenant: string, name: SecretName) => `${tenant} ${name}`

const MAC_LENGTH = 16

/** Seals the secrets of a firm's providers, and authenticates the addresses that bounces return to. */
export const providerSecretsOf = (
  tenant: string,
  keys: DerivedKeys = localKeys(PROVIDER_PURPOSE),
) => {
  const macWith = (key: Buffer, messageId: string) =>
    createHmac('sha256', key)
      .update(`${tenant} bounce ${messageId}`)
      .digest('hex')
      .slice(0, MAC_LENGTH)
  return {
    seal: (name: SecretName, text: string) => sealSecret(keys, secretPlace(tenant, name), text),
    open: (name: SecretName, sealed: string) => openSecret(keys, secretPlace(tenant, name), sealed),
    bounceMac: (messageId: string) => macWith(keys[0].key, messageId),
    isBounceMac: (messageId: string, mac: string) =>
      keys.some(({ key }) => {
        const [expected, given] = [Buffer.from(macWith(key, messageId)), Buffer.from(mac)]
        return expected.length === given.length && timingSafeEqual(expected, given)
      }),
  }
}
