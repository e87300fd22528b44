import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { onTestFinished } from 'vitest'
import { LOCAL_OPERATOR_KEY } from '#worker/edge/operator/local-key'
import type { Env } from '#worker/env'
import edge from '#worker/index'
import { assets } from '../edge/fake-firm.ts'
import { env as bindings, FirmUnderTest, type Stub } from './firm.ts'

type Variables = Partial<
  Record<
    'ENVIRONMENT' | 'SESSION_KEYS' | 'DEMONSTRATION' | 'OPERATOR_KEY_HASH' | 'OPERATOR_HOST',
    string
  >
>

export const creation = (host: string) => ({
  hosts: [host],
  name: 'Acme Law',
  owner: { email: 'owner@acme.test', first_name: 'Ann', last_name: 'Lee' },
})

let addresses = 0

/** A product whose firms are created by an operator, each with a Tenant and a database of its own. */
export const anEmptyProduct = (over: Variables = {}) => {
  const stubs = new Map<string, Stub>()
  const directory = new Map<string, unknown>()
  const stubOf = (tenant: string) => {
    const stub =
      stubs.get(tenant) ?? (bindings.TENANT.get(bindings.TENANT.newUniqueId()) as unknown as Stub)
    stubs.set(tenant, stub)
    return stub
  }
  const env = {
    ...bindings,
    DEMONSTRATION: 'none',
    ...over,
    ASSETS: assets,
    TENANT: { idFromName: (name: string) => name, get: stubOf },
    DIRECTORY: {
      // What a firm’s object publishes of itself lies in the directory of the runtime.
      get: async (key: string) =>
        directory.get(key) ?? (key.includes(':') ? bindings.DIRECTORY.get(key, 'json') : null),
      put: async (key: string, text: string) => directory.set(key, JSON.parse(text)),
    },
  } as unknown as Env
  const visit = async (address: string, init: RequestInit = {}) => {
    const context = createExecutionContext()
    const answer = await edge.fetch(
      new Request(address, { redirect: 'manual', ...init }),
      env,
      context,
    )
    await waitOnExecutionContext(context)
    return answer
  }
  const firmOf = (tenant: string) => new FirmUnderTest(stubOf(tenant), tenant)
  onTestFinished(async () => {
    for (const tenant of stubs.keys()) await firmOf(tenant).settled()
  })
  addresses += 1
  const ip = `203.0.113.${addresses}`
  const operate = (path: string, body: unknown, key = LOCAL_OPERATOR_KEY, scheme = 'http') =>
    visit(`${scheme}://acme.localhost${scheme === 'http' ? ':8787' : ''}/api/operator/${path}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
        'CF-Connecting-IP': ip,
      },
      body: JSON.stringify(body),
    })
  return { env, directory, visit, operate, firmOf }
}
