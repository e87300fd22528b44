import { createHash, hkdfSync } from 'node:crypto'

export type KeyEnv = {
  readonly ENVIRONMENT: string
  /** Newest first, comma-separated. */
  readonly SESSION_KEYS?: string
  /** Keys that were replaced: they verify what they sealed, and seal nothing. */
  readonly RETIRED_KEYS?: string
}

/** A key for one purpose, with the id by which what it sealed names it. */
export type DerivedKey = { readonly id: string; readonly key: Buffer }

export type DerivedKeys = readonly [newest: DerivedKey, ...older: DerivedKey[]]

const LOCAL_SECRET = 'deedbox-local-secret-of-no-use-elsewhere'

const derive = (secret: string, purpose: string): DerivedKey => ({
  id: createHash('sha256').update(`id:${purpose}:${secret}`).digest('hex').slice(0, 8),
  key: Buffer.from(hkdfSync('sha256', secret, '', `deedbox ${purpose}`, 32)),
})

const secretsIn = (list = '') =>
  list
    .split(',')
    .map((it) => it.trim())
    .filter(Boolean)

/** Returns the keys of the local environment. */
export const localKeys = (purpose: string): DerivedKeys => [derive(LOCAL_SECRET, purpose)]

/** Returns the environment's keys for a purpose (HKDF, RFC 5869); throws when it has no secret. */
export const derivedKeys = (env: KeyEnv, purpose: string): DerivedKeys => {
  const [newest, ...older] = [...secretsIn(env.SESSION_KEYS), ...secretsIn(env.RETIRED_KEYS)]
  if (newest !== undefined)
    return [derive(newest, purpose), ...older.map((secret) => derive(secret, purpose))]
  if (env.ENVIRONMENT === 'local') return localKeys(purpose)
  throw new Error('SESSION_KEYS holds no key')
}
