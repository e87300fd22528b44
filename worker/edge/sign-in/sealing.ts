import * as z from 'zod/mini'
import { hashOf } from './token.ts'

type Keys = { readonly ENVIRONMENT: string; readonly SESSION_KEYS?: string }
type SealingKey = { readonly id: string; readonly key: CryptoKey }

const LOCAL_KEY = 'deedbox-local-session-key-of-no-use-elsewhere'
const SHORTEST_SECRET = 32

/** The purpose of a seal; a value sealed for one purpose cannot be unsealed for another. */
export type Purpose = 'session' | 'handover' | 'lead-form'

/** Encrypts a value with the newest key, AES-GCM: 'keyid.iv.ciphertext', safe in cookies and URLs. */
export const seal = async (env: Keys, purpose: Purpose, value: unknown) => {
  const [newest] = await keysOf(env)
  if (newest === undefined) throw new Error('SESSION_KEYS holds no key')
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const text = new TextEncoder().encode(JSON.stringify(value))
  const sealed = await crypto.subtle.encrypt(algorithm(iv, purpose), newest.key, text)
  return [newest.id, base64url(iv), base64url(new Uint8Array(sealed))].join('.')
}

/** Decrypts a sealed value; null when it was altered, was sealed for another purpose, or its key is retired. */
export const unseal = async (env: Keys, purpose: Purpose, sealed: string): Promise<unknown> => {
  const [id, iv, text, ...rest] = sealed.split('.')
  const keyEntry = (await keysOf(env)).find((it) => it.id === id)
  if (keyEntry === undefined || iv === undefined || text === undefined || rest.length > 0)
    return null
  try {
    const plaintext = await crypto.subtle.decrypt(
      algorithm(bytes(iv), purpose),
      keyEntry.key,
      bytes(text),
    )
    return JSON.parse(new TextDecoder().decode(plaintext))
  } catch {
    return null
  }
}

/** The unsealed value parsed by its schema; null when it is not of that shape either. */
export const unsealAs = async <Schema extends z.ZodMiniType>(
  env: Keys,
  purpose: Purpose,
  schema: Schema,
  sealed: string,
) => {
  const parsed = z.safeParse(schema, await unseal(env, purpose, sealed))
  return parsed.success ? parsed.data : null
}

const algorithm = (iv: Uint8Array<ArrayBuffer>, purpose: Purpose) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(purpose),
})

const base64url = (raw: Uint8Array) => Buffer.from(raw).toString('base64url')
const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))

const keyCache = new Map<string, Promise<SealingKey>>()

const keysOf = (env: Keys) => Promise.all(secretsOf(env).map(cachedKey))

/** The environment's secrets, newest first; throws when they are missing or too short. */
export const secretsOf = ({ ENVIRONMENT, SESSION_KEYS = '' }: Keys) => {
  const configured = SESSION_KEYS.split(',')
    .map((it) => it.trim())
    .filter(Boolean)
  const secrets = configured.length === 0 && ENVIRONMENT === 'local' ? [LOCAL_KEY] : configured
  if (secrets.length === 0 || secrets.some((it) => it.length < SHORTEST_SECRET))
    throw new Error(`SESSION_KEYS needs keys of at least ${SHORTEST_SECRET} characters`)
  return secrets
}

const cachedKey = (secret: string) => {
  const key = keyCache.get(secret) ?? makeKey(secret)
  keyCache.set(secret, key)
  return key
}

const makeKey = async (secret: string): Promise<SealingKey> => {
  const raw = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    'HKDF',
    false,
    ['deriveKey'],
  )
  const info = new TextEncoder().encode('deedbox seal')
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info }
  const shape = { name: 'AES-GCM', length: 256 }
  const key = await crypto.subtle.deriveKey(derivation, raw, shape, false, ['encrypt', 'decrypt'])
  return { id: hashOf(`id:${secret}`).slice(0, 8), key }
}
