import { hkdfSync } from 'node:crypto'

export type Keys = { readonly ENVIRONMENT: string; readonly SESSION_KEYS?: string }

const LOCAL_KEY = 'deedbox-local-session-key-of-no-use-elsewhere'
const SHORTEST_SECRET = 32
const KEY_BYTES = 32

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

/** The 256-bit key of a secret for one purpose (HKDF, RFC 5869); keys of two purposes tell nothing of each other. */
export const derivedKey = (secret: string, purpose: string) =>
  new Uint8Array(hkdfSync('sha256', secret, '', `deedbox ${purpose}`, KEY_BYTES))
