import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { DerivedKeys } from './derived-key.ts'

const CIPHER = 'aes-256-gcm'
const TAG_BYTES = 16

/** Seals a text for one place ('harcourt smtp password'), so that it opens nowhere else: 'keyid.iv.text'. */
export const sealSecret = ([{ id, key }]: DerivedKeys, place: string, text: string) => {
  const iv = randomBytes(12)
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(place))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return [id, iv.toString('base64url'), sealed.toString('base64url')].join('.')
}

/** Opens what was sealed for a place; throws when it was changed, sealed for another, or its key is gone. */
export const openSecret = (keys: DerivedKeys, place: string, sealed: string) => {
  const [id, iv = '', text = ''] = sealed.split('.')
  const found = keys.find((it) => it.id === id)
  if (found === undefined)
    throw new Error('The key of this secret is gone. Enter the secret again.')
  const bytes = Buffer.from(text, 'base64url')
  const decipher = createDecipheriv(CIPHER, found.key, Buffer.from(iv, 'base64url'))
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(-TAG_BYTES))
  return Buffer.concat([
    decipher.update(bytes.subarray(0, -TAG_BYTES)),
    decipher.final(),
  ]).toString()
}
