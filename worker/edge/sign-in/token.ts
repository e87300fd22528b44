import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits in base64url. */
export const newToken = () => randomBytes(32).toString('base64url')

/** SHA-256 in hexadecimal; the only form in which a token is stored. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** Whether the token has this hash, compared in constant time. */
export const isTokenOf = (token: string, hash: string) => {
  const asked = Buffer.from(hashOf(token))
  const held = Buffer.from(hash)
  return asked.length === held.length && timingSafeEqual(asked, held)
}
