import { type JsonWebKey, sign, verify } from 'node:crypto'
import * as z from 'zod/mini'

export const TRUELAYER_SIGNATURE = 'Tl-Signature'
export const TRUELAYER_TIMESTAMP = 'X-TL-Webhook-Timestamp'

/** Seconds by which the time of a webhook may differ. */
const TOLERANCE_SECONDS = 300

type Signed = {
  readonly method: string
  readonly path: string
  /** In the order in which they are signed. */
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: Uint8Array | string
}

const JoseHeader = z.object({
  alg: z.literal('ES512'),
  kid: z.string(),
  tl_version: z.literal('2'),
  tl_headers: z.optional(z.string()),
  jku: z.optional(z.string()),
})
type JoseHeader = z.infer<typeof JoseHeader>

const base64url = (content: Uint8Array | string) => Buffer.from(content).toString('base64url')

/** What a signature covers: verb and path, the named headers, and the bytes of the body (TrueLayer: request signing v2). */
const contentOf = (header: string, { method, path, headers, body }: Signed) => {
  const lines = [`${method} ${path}`, ...headers.map(([name, value]) => `${name}: ${value}`), '']
  const payload = Buffer.concat([Buffer.from(lines.join('\n')), Buffer.from(body)])
  return Buffer.from(`${header}.${base64url(payload)}`)
}

/** The `Tl-Signature` of a request, by the firm's private key. Throws for what is no P-521 key. */
export const trueLayerSignature = (
  { key_id, private_key }: { readonly key_id: string; readonly private_key: string },
  request: Signed,
): string => {
  const names = request.headers.map(([name]) => name).join(',')
  const header = base64url(
    JSON.stringify({ alg: 'ES512', kid: key_id, tl_version: '2', tl_headers: names }),
  )
  const key = { key: private_key, dsaEncoding: 'ieee-p1363' } as const
  const mac = sign('sha512', contentOf(header, request), key)
  return `${header}..${base64url(mac)}`
}

/** The header of a detached signature; null for what is none of TrueLayer's form. */
export const joseHeader = (signature: string): JoseHeader | null => {
  const [header = '', payload, mac] = signature.split('.')
  if (payload !== '' || !mac) return null
  try {
    const content: unknown = JSON.parse(Buffer.from(header, 'base64url').toString('utf8'))
    return JoseHeader.safeParse(content).data ?? null
  } catch {
    return null
  }
}

type Webhook = Omit<Signed, 'headers' | 'method'> & { readonly headers: Headers }

/** The signed headers, as the signature spells them; null when the time is not one of them or is not lately. */
const signedHeaders = ({ tl_headers = '' }: JoseHeader, headers: Headers, now: number) => {
  const names = tl_headers.split(',').filter(Boolean)
  const isTimed = names.some((it) => it.toLowerCase() === TRUELAYER_TIMESTAMP.toLowerCase())
  const at = Date.parse(headers.get(TRUELAYER_TIMESTAMP) ?? '')
  if (!isTimed || !(Math.abs(now - at) <= TOLERANCE_SECONDS * 1000)) return null
  return names.map((name) => [name, headers.get(name) ?? ''] as const)
}

/** Whether one of these keys of TrueLayer signed a webhook lately. `now` in ms. */
export const isSignedByTrueLayer = (
  keys: readonly (JsonWebKey & { readonly kid?: string | undefined })[],
  { path, headers, body }: Webhook,
  now: number,
): boolean => {
  const signature = headers.get(TRUELAYER_SIGNATURE) ?? ''
  const jose = joseHeader(signature)
  const found = jose && keys.find(({ kid }) => kid === jose.kid)
  const signed = jose && signedHeaders(jose, headers, now)
  if (!found || !signed) return false
  const [header = '', , mac = ''] = signature.split('.')
  const content = contentOf(header, { method: 'POST', path, headers: signed, body })
  const key = { key: found, format: 'jwk', dsaEncoding: 'ieee-p1363' } as const
  return verify('sha512', content, key, Buffer.from(mac, 'base64url'))
}
