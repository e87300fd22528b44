import type { DirectoryEnv } from './env.ts'

type Directory = Pick<DirectoryEnv, 'DIRECTORY' | 'ENVIRONMENT'>

const STORED_MS = 60_000

const MOST_STORED = 2_000

const cache = new Map<string, { readonly sends: boolean; readonly until: number }>()

// No host has a colon in it, so that this lies beside the hosts.
const keyOf = (tenant: string) => `sends:${tenant}`

/** Whether a firm has a provider of email; cached for a minute. A firm that never chose one has it when local. */
export const sendsMessages = async (env: Directory, tenant: string): Promise<boolean> => {
  const cached = cache.get(tenant)
  if (cached && cached.until > Date.now()) return cached.sends
  const stored = await env.DIRECTORY.get(keyOf(tenant), { type: 'json', cacheTtl: 60 })
  return store(tenant, typeof stored === 'boolean' ? stored : env.ENVIRONMENT === 'local')
}

const store = (tenant: string, sends: boolean) => {
  if (cache.size >= MOST_STORED) cache.clear()
  cache.set(tenant, { sends, until: Date.now() + STORED_MS })
  return sends
}

/** Puts whether a firm can send where its pages read it: here at once, elsewhere within two minutes. */
export const publishSending = async (env: Directory, tenant: string, sends: boolean) => {
  await env.DIRECTORY.put(keyOf(tenant), JSON.stringify(sends))
  store(tenant, sends)
}
