import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits, as they stand in a cookie or a header. */
export const newToken = () => randomBytes(32).toString('base64url')

/** SHA-256 in hexadecimal: all that is ever stored of a token. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** Whether the token has this hash; takes as long for any wrong one. */
export const isTokenOf = (token: string, hash: string) => {
  const asked = Buffer.from(hashOf(token))
  const held = Buffer.from(hash)
  return asked.length === held.length && timingSafeEqual(asked, held)
}
