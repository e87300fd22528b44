import * as z from 'zod/mini'
import { derivedKey, type Keys, secretsOf } from './keys.ts'
import { hashOf } from './token.ts'

type SealingKey = { readonly id: string; readonly key: CryptoKey }

/** The purpose of a seal, each with a key of its own: a value sealed for one cannot be unsealed for another. */
export type Purpose = 'session' | 'handover' | 'lead-form' | 'device' | 'single-sign-on' | 'mailbox'

/** Encrypts a value with the newest key, AES-GCM: 'keyid.iv.ciphertext', safe in cookies and URLs. */
export const seal = async (env: Keys, purpose: Purpose, value: unknown) => {
  const [newest] = await keysOf(env, purpose)
  if (newest === undefined) throw new Error('SESSION_KEYS holds no key')
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const text = new TextEncoder().encode(JSON.stringify(value))
  const sealed = await crypto.subtle.encrypt(algorithm(iv, purpose), newest.key, text)
  return [newest.id, base64url(iv), base64url(new Uint8Array(sealed))].join('.')
}

/** Decrypts a sealed value; null when it was altered, was sealed for another purpose, or its key is retired. */
export const unseal = async (env: Keys, purpose: Purpose, sealed: string): Promise<unknown> => {
  const [id, iv, text, ...rest] = sealed.split('.')
  const keyEntry = (await keysOf(env, purpose)).find((it) => it.id === id)
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

const keysOf = (env: Keys, purpose: Purpose) =>
  Promise.all(secretsOf(env).map((secret) => cachedKey(secret, purpose)))

const cachedKey = (secret: string, purpose: Purpose) => {
  const name = `${purpose} ${secret}`
  const key = keyCache.get(name) ?? makeKey(secret, purpose)
  keyCache.set(name, key)
  return key
}

const makeKey = async (secret: string, purpose: Purpose): Promise<SealingKey> => {
  const raw = derivedKey(secret, `seal ${purpose}`)
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt'])
  return { id: hashOf(`id:${secret}`).slice(0, 8), key }
}
