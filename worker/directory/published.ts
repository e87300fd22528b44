import type { DirectoryEnv } from './env.ts'

type Directory = Pick<DirectoryEnv, 'DIRECTORY' | 'ENVIRONMENT'>

const STORED_MS = 60_000
const MOST_STORED = 2_000

/** Something that the edge knows of each firm, published by its object and cached for a minute. */
export const publishedOf = <T>(prefix: string, parse: (stored: unknown, env: Directory) => T) => {
  const cache = new Map<string, { readonly value: T; readonly until: number }>()
  // No host has a colon in it, so that this lies beside the hosts.
  const keyOf = (tenant: string) => `${prefix}:${tenant}`
  const store = (tenant: string, value: T) => {
    if (cache.size >= MOST_STORED) cache.clear()
    cache.set(tenant, { value, until: Date.now() + STORED_MS })
    return value
  }
  return {
    read: async (env: Directory, tenant: string): Promise<T> => {
      const cached = cache.get(tenant)
      if (cached && cached.until > Date.now()) return cached.value
      const stored = await env.DIRECTORY.get(keyOf(tenant), { type: 'json', cacheTtl: 60 })
      return store(tenant, parse(stored, env))
    },
    /** Puts it where pages read it: here at once, elsewhere within two minutes. */
    publish: async (env: Directory, tenant: string, value: T) => {
      await env.DIRECTORY.put(keyOf(tenant), JSON.stringify(value))
      store(tenant, value)
    },
  }
}
