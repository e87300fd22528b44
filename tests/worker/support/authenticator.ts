import { concat, der, head, map, text, uint32 } from './cbor.ts'

type Making = {
  readonly challenge: string
  readonly rp: { readonly id: string }
  readonly user: { readonly id: string }
}
type Signing = { readonly challenge: string; readonly rpId: string }

/** What a forger changes of an answer. */
export type Forgery = {
  readonly origin?: string
  readonly rpId?: string
  readonly counter?: number
  readonly isVerified?: boolean
  readonly userHandle?: string
}

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const bytesOf = (encoded: string) => new Uint8Array(Buffer.from(encoded, 'base64url'))
const sha256 = async (data: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', data))

const clientDataOf = (type: 'create' | 'get', challenge: string, origin: string) =>
  text(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }))

const PRESENT = 1
const VERIFIED = 4
const ATTESTED = 64

const authenticatorData = async (
  rpId: string,
  { counter, flags }: { counter: number; flags: number },
) => concat(await sha256(text(rpId)), Uint8Array.of(flags), uint32(counter))

/** An authenticator that makes one passkey and signs with it, as a browser passes its answers on. */
export const anAuthenticator = async (origin: string) => {
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const id = crypto.getRandomValues(new Uint8Array(32))
  let userHandle = ''
  let count = 0
  const flagsOf = ({ isVerified = true }: Forgery) => PRESENT + (isVerified ? VERIFIED : 0)
  const coseKey = async () => {
    const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', keys.publicKey)
    const start = Uint8Array.of(0xa5, 1, 2, 3, 0x26, 0x20, 1)
    return concat(
      start,
      Uint8Array.of(0x21),
      head(2, 32),
      bytesOf(x),
      Uint8Array.of(0x22),
      head(2, 32),
      bytesOf(y),
    )
  }
  return {
    id: base64url(id),
    create: async ({ challenge, rp, user }: Making, forgery: Forgery = {}) => {
      userHandle = user.id
      const flags = flagsOf(forgery) + ATTESTED
      const start = await authenticatorData(forgery.rpId ?? rp.id, { counter: 0, flags })
      const credential = concat(
        new Uint8Array(16),
        Uint8Array.of(0, id.length),
        id,
        await coseKey(),
      )
      return {
        id: base64url(id),
        client_data: base64url(clientDataOf('create', challenge, forgery.origin ?? origin)),
        attestation: base64url(map(concat(start, credential))),
        transports: ['internal'],
      }
    },
    get: async ({ challenge, rpId }: Signing, forgery: Forgery = {}) => {
      const counter = forgery.counter ?? ++count
      const data = await authenticatorData(forgery.rpId ?? rpId, {
        counter,
        flags: flagsOf(forgery),
      })
      const clientData = clientDataOf('get', challenge, forgery.origin ?? origin)
      const signed = concat(data, await sha256(clientData))
      const signature = await crypto.subtle.sign(algorithm, keys.privateKey, signed)
      return {
        id: base64url(id),
        client_data: base64url(clientData),
        authenticator_data: base64url(data),
        signature: base64url(der(new Uint8Array(signature))),
        user_handle: forgery.userHandle ?? userHandle,
      }
    },
  }
}
