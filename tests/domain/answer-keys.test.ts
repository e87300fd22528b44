import { expect, test } from 'vitest'
import type { Endpoint } from '#domain/endpoint'
import { endpoints } from '../worker/support/endpoints.ts'

type Schema = { readonly _zod: { readonly def: Record<string, unknown> } }
const isSchema = (it: unknown): it is Schema =>
  typeof it === 'object' && it !== null && '_zod' in it

/** Every key that a schema allows, wherever it stands. */
const keysIn = (schema: Schema, seen = new Set<Schema>()): string[] => {
  if (seen.has(schema)) return []
  seen.add(schema)
  const { def } = schema._zod
  const shape = (def['shape'] ?? {}) as Record<string, unknown>
  const inner = [
    ...Object.values(shape),
    ...Object.values(def),
    ...((def['options'] ?? []) as unknown[]),
    ...((def['items'] ?? []) as unknown[]),
  ].filter(isSchema)
  return [...Object.keys(shape), ...inner.flatMap((it) => keysIn(it, seen))]
}

const secret = /hash|secret|token|password|salt|sealed|private|cookie/i

/** What each such key says, as no answer holds the secret itself. */
const said: Readonly<Record<string, string>> = {
  'bank-payment-provider client_secret_at': 'when it was set',
  'bank-payment-provider private_key_at': 'when it was set',
  'mailbox private_folders': 'the names of folders that are never read',
  'mailbox secret_set_at': 'when it was set',
  'payment-provider secret_key_at': 'when it was set',
  'payment-provider signing_secret_at': 'when it was set',
  'provider password': 'when it was set',
  'provider secrets': 'when each was set',
  'security has_password': 'whether there is one',
  'security secret': 'that of a new authenticator, once, to its own person',
  'single-sign-on secret_set_at': 'when it was set',
  'single-sign-on token_endpoint': 'a public address of the provider',
  'user has_password': 'whether there is one',
  'whatsapp-cloud secrets_at': 'when each was set',
}

test('answers have no key that names a secret, but for those that say something of one', () => {
  const found = endpoints.flatMap(([name, { reply }]: readonly [string, Endpoint]) =>
    isSchema(reply)
      ? keysIn(reply)
          .filter((key) => secret.test(key))
          .map((key) => `${name.split('.')[0]} ${key}`)
      : [],
  )
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(said))
})
