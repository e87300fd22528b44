import { createHmac, timingSafeEqual } from 'node:crypto'
import { OLDEST_SIGNED_MS } from '#domain/call/telephone'

export const SIGNATURE = 'Deedbox-Signature'

const macOf = (key: string, at: string, body: Uint8Array | string) =>
  createHmac('sha256', key).update(`${at}.`).update(body).digest()

/** 't=seconds,v1=hex': the HMAC-SHA256 of 't.body'; `now` in ms. */
export const signatureOf = (key: string, body: string, now: number) => {
  const at = String(Math.floor(now / 1000))
  return `t=${at},v1=${macOf(key, at, body).toString('hex')}`
}

/** Whether one of these keys signed this body within the last five minutes (`now` in ms). */
export const isSignedBy = (
  keys: readonly string[],
  signature: string,
  body: Uint8Array,
  now: number,
) => {
  const [, at = '', mac = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? []
  const isRecent = Math.abs(now - Number(at) * 1000) <= OLDEST_SIGNED_MS
  const provided = Buffer.from(mac, 'hex')
  const isOurs = keys.some((key) => {
    const expected = macOf(key, at, body)
    return provided.length === expected.length && timingSafeEqual(provided, expected)
  })
  return isRecent && isOurs
}
