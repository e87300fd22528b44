import { createHash, createHmac } from 'node:crypto'
import { onTestFinished, vi } from 'vitest'

const CLIENT_ID = 'deedbox-client'
export const CLIENT_SECRET = 'a secret / of the client'

const base64url = (value: object | Uint8Array) =>
  Buffer.from(value instanceof Uint8Array ? value : JSON.stringify(value)).toString('base64url')

const RSA = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }

export type Key = CryptoKeyPair & { readonly kid: string; readonly jwk: JsonWebKey }

export const newKey = async (kid: string): Promise<Key> => {
  const size = { modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) }
  const pair = (await crypto.subtle.generateKey({ ...RSA, ...size }, true, [
    'sign',
    'verify',
  ])) as CryptoKeyPair
  const jwk = (await crypto.subtle.exportKey('jwk', pair.publicKey)) as JsonWebKey
  return { ...pair, kid, jwk }
}

/** How a forger changes a token. */
export type Forging = {
  readonly header?: object
  readonly claims?: object
  readonly key?: Key
  readonly sign?: (text: string) => Promise<Uint8Array> | Uint8Array
}

/** Signs with the public key as if it were a shared secret. */
export const hmacWith =
  ({ jwk }: Key) =>
  (text: string) =>
    new Uint8Array(createHmac('sha256', JSON.stringify(jwk)).update(text).digest())

// Both parts are form-encoded first (RFC 6749 §2.3.1).
const isOurClient = (authorization: string) => {
  const [id, secret] = atob(authorization.replace(/^Basic /, ''))
    .split(':')
    .map((it) => decodeURIComponent(it.replaceAll('+', ' ')))
  return id === CLIENT_ID && secret === CLIENT_SECRET
}

let count = 0

/** A provider whose answers a test may forge; it stands in for all of the network. */
export const anIssuer = async (issuer = `https://id-${++count}.conveyancing-login.co.uk`) => {
  const first = await newKey('one')
  let published = [first]
  let signing = first
  let forging: Forging = {}
  let isDown = false
  let tokenAnswer: Response | null = null
  const asked: string[] = []
  const about = new Map<string, { nonce: string; challenge: string; email: string }>()

  const tokenFor = async (nonce: string, email: string) => {
    const key = forging.key ?? signing
    const now = Math.floor(Date.now() / 1000)
    const usual = { iss: issuer, aud: CLIENT_ID, sub: `sub of ${email}`, nonce, email }
    const times = { iat: now, exp: now + 300 }
    const header = { alg: 'RS256', kid: key.kid, ...forging.header }
    const claims = { ...usual, ...times, email_verified: true, ...forging.claims }
    const text = `${base64url(header)}.${base64url(claims)}`
    const sign =
      forging.sign ??
      (async (it) =>
        new Uint8Array(
          await crypto.subtle.sign(RSA.name, key.privateKey, new TextEncoder().encode(it)),
        ))
    return `${text}.${base64url(await sign(text))}`
  }

  const token = async (init: RequestInit) => {
    if (tokenAnswer !== null) return tokenAnswer
    const form = new URLSearchParams(String(init.body))
    const begun = about.get(form.get('code') ?? '')
    about.delete(form.get('code') ?? '')
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (!isOurClient(new Headers(init.headers).get('Authorization') ?? ''))
      return Response.json({ error: 'invalid_client' }, { status: 401 })
    if (begun?.challenge !== proof)
      return Response.json({ error: 'invalid_grant' }, { status: 400 })
    const id_token = await tokenFor(begun.nonce, begun.email)
    return Response.json({ access_token: 'of no use', token_type: 'bearer', id_token })
  }

  const configuration = {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
  }
  const keySet = () => ({
    keys: published.map(({ kid, jwk }) => ({ ...jwk, kid, use: 'sig', alg: 'RS256' })),
  })
  vi.stubGlobal('fetch', async (address: string | URL, init: RequestInit = {}) => {
    const path = String(address).replace(issuer, '')
    asked.push(path)
    if (isDown) throw new TypeError('Network connection lost.')
    if (path === '/.well-known/openid-configuration') return Response.json(configuration)
    if (path === '/keys') return Response.json(keySet())
    return path === '/token' ? token(init) : new Response(null, { status: 404 })
  })
  onTestFinished(() => void vi.unstubAllGlobals())

  return {
    issuer,
    client_id: CLIENT_ID,
    asked,
    configuration,
    key: first,
    /** Signs somebody in at the address that a browser was sent to; returns the query of the way back. */
    consent: (address: string, email: string) => {
      const { searchParams } = new URL(address)
      const [nonce = '', challenge = ''] = ['nonce', 'code_challenge'].map((it) =>
        String(searchParams.get(it)),
      )
      const code = crypto.randomUUID()
      about.set(code, { nonce, challenge, email })
      return `?${new URLSearchParams({ code, state: searchParams.get('state') ?? '' })}`
    },
    forge: (it: Forging) => {
      forging = it
    },
    /** Signs with this key from now on, and publishes these. */
    rotate: (key: Key, keys: readonly Key[]) => {
      signing = key
      published = [...keys]
    },
    goDown: () => {
      isDown = true
    },
    answerToken: (answer: Response) => {
      tokenAnswer = answer
    },
  }
}

export type StandInIssuer = Awaited<ReturnType<typeof anIssuer>>
