import { createHash, createHmac } from 'node:crypto'
import type { DerivedKeys } from '#worker/directory/derived-key'

export const SIGNATURE_PURPOSE = 'signatures'

// PKCS #8 of an Ed25519 key (RFC 8410 §7), without its 32 bytes.
const PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex')

export type FirmKey = {
  /** The beginning of the hash of the public key. */
  readonly id: string
  /** 32 bytes in base64 (RFC 8032). */
  readonly public_key: string
  readonly sign: (text: string) => Promise<string>
}

/** The Ed25519 key with which a firm signs evidence, derived from the environment’s newest key. */
export const firmKey = async ([newest]: DerivedKeys, tenant: string): Promise<FirmKey> => {
  const seed = createHmac('sha256', newest.key).update(tenant).digest()
  const der = Buffer.concat([PREFIX, seed])
  const key = await crypto.subtle.importKey('pkcs8', der, 'Ed25519', true, ['sign'])
  const jwk = await crypto.subtle.exportKey('jwk', key)
  const publicBytes = Buffer.from('x' in jwk ? String(jwk.x) : '', 'base64url')
  return {
    id: createHash('sha256').update(publicBytes).digest('hex').slice(0, 16),
    public_key: publicBytes.toString('base64'),
    sign: async (text) => {
      const signature = await crypto.subtle.sign('Ed25519', key, new TextEncoder().encode(text))
      return Buffer.from(signature).toString('base64')
    },
  }
}
