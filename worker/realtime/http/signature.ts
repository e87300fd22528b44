import type { RealtimeApp } from '../app.ts'
import { limits } from '../protocol/limits.ts'
import { isSame, md5Of, signatureOf } from '../protocol/signature.ts'
import { HttpProblem } from './replies.ts'

/** A request to the HTTP API, with its body in bytes. */
export type ApiRequest = { readonly method: string; readonly url: URL; readonly body: Uint8Array }

const VERSION = '1.0'

/** Throws 401 unless the application signed this request within the last ten minutes (`now` in ms). */
export const requireSignature = (app: RealtimeApp, request: ApiRequest, now: number) => {
  const query = request.url.searchParams
  if (!isSame(query.get('auth_key') ?? '', app.key)) throw unauthorized('Unknown auth_key.')
  if (!isFresh(query.get('auth_timestamp'), now))
    throw unauthorized('The auth_timestamp is more than ten minutes off.')
  if (query.get('auth_version') !== VERSION) throw unauthorized(`auth_version is not ${VERSION}.`)
  const provided = query.get('auth_signature') ?? ''
  const isSigned = textsToSign(request).some((text) =>
    isSame(provided, signatureOf(app.secret, text)),
  )
  if (!isSigned) throw unauthorized('Authentication signature invalid.')
}

/** SDKs sign the unescaped path, and some HTTP clients escape it afterwards. */
const textsToSign = ({ method, url, body }: ApiRequest) => {
  const query = signedQuery(url.searchParams, body)
  const paths = new Set([url.pathname, unescaped(url.pathname)])
  return [...paths].map((path) => `${method}\n${path}\n${query}`)
}

const signedQuery = (query: URLSearchParams, body: Uint8Array) => {
  const signed = new Map([...query].map(([name, value]) => [name.toLowerCase(), value]))
  signed.delete('auth_signature')
  signed.delete('body_md5')
  if (body.byteLength > 0) signed.set('body_md5', md5Of(body))
  return [...signed.keys()]
    .sort()
    .map((name) => `${name}=${signed.get(name)}`)
    .join('&')
}

const isFresh = (timestamp: string | null, now: number) =>
  timestamp !== null &&
  /^\d+$/.test(timestamp) &&
  Math.abs(now / 1_000 - Number(timestamp)) <= limits.signatureAgeSeconds

const unescaped = (path: string) => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const unauthorized = (message: string) => new HttpProblem(401, message)
