import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC-SHA256 of a text, in lower-case hexadecimal, as every Pusher signature is written. */
export const signatureOf = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('hex')

/** MD5 of a request's body in hexadecimal: the HTTP API signs this digest with HMAC, it guards nothing by itself. */
export const md5Of = (body: Uint8Array) => createHash('md5').update(body).digest('hex')

/** Whether two texts are the same, in a time that does not tell where they differ. */
export const isSame = (given: string, expected: string) => {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.byteLength === right.byteLength && timingSafeEqual(left, right)
}
