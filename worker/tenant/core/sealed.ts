import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { DerivedKeys } from '#worker/directory/derived-key'

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12

/** Encrypts bytes with the newest key: 'keyid.iv.text.tag', for columns that a copy of the database must not tell. */
export const sealBytes = ([{ id, key }]: DerivedKeys, bytes: Uint8Array) => {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, iv)
  const text = Buffer.concat([cipher.update(bytes), cipher.final()])
  return [id, ...[iv, text, cipher.getAuthTag()].map((it) => it.toString('base64url'))].join('.')
}

/** Decrypts what was sealed; throws when it was changed, or no key that it was sealed with is left. */
export const unsealBytes = (keys: DerivedKeys, sealed: string): Uint8Array => {
  const [id, iv = '', text = '', tag = ''] = sealed.split('.')
  const found = keys.find((it) => it.id === id)
  if (found === undefined) throw new Error('The key of a sealed column is gone.')
  const decipher = createDecipheriv(ALGORITHM, found.key, Buffer.from(iv, 'base64url'))
  decipher.setAuthTag(Buffer.from(tag, 'base64url'))
  return Buffer.concat([decipher.update(Buffer.from(text, 'base64url')), decipher.final()])
}
