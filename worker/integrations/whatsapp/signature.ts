import { createHmac, timingSafeEqual } from 'node:crypto'

export const CLOUD_SIGNATURE = 'X-Hub-Signature-256'

const MAC = /^sha256=([0-9a-f]{64})$/

/** Whether the platform signed these bytes with the app's secret: 'sha256=' and their HMAC in hexadecimal. */
export const isSignedByApp = (secret: string, header: string, body: Uint8Array): boolean => {
  const [, mac] = MAC.exec(header) ?? []
  const expected = createHmac('sha256', secret).update(body).digest()
  return mac !== undefined && timingSafeEqual(Buffer.from(mac, 'hex'), expected)
}
