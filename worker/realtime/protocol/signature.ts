import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC-SHA256 of a text in lower-case hexadecimal, the form of every Pusher signature. */
export const signatureOf = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('hex')

/** MD5 of a request's body in hexadecimal; the Pusher HTTP API signs this digest with HMAC. */
export const md5Of = (body: Uint8Array) => createHash('md5').update(body).digest('hex')

/** Compares two texts in constant time. */
export const isSame = (provided: string, expected: string) => {
  const [left, right] = [Buffer.from(provided), Buffer.from(expected)]
  return left.byteLength === right.byteLength && timingSafeEqual(left, right)
}
