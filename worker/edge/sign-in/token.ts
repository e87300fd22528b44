import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits in base64url. */
export const newToken = () => randomBytes(32).toString('base64url')

/** SHA-256 in hexadecimal; the only form in which a token is stored. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** Whether the token has this hash, compared in constant time. */
export const matchesHash = (token: string, hash: string) => {
  const actual = Buffer.from(hashOf(token))
  const expected = Buffer.from(hash)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
