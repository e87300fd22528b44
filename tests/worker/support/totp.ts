import { generateHOTP } from '@oslojs/otp'

const STEP = 30_000
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

const bytesOf = (secret: string) => {
  const bits = [...secret].map((it) => BASE32.indexOf(it).toString(2).padStart(5, '0')).join('')
  return Uint8Array.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** The code that an authenticator shows now, or `later` ms from now. */
export const codeOf = (secret: string, later = 0) =>
  generateHOTP(bytesOf(secret), BigInt(Math.floor((Date.now() + later) / STEP)), 6)
