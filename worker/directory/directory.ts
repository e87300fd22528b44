import { type Audience, audiences } from '#domain/audience'
import { demoFirms } from '../demo/firms.ts'
import { cached } from './cached.ts'
import { withPublished } from './details.ts'
import { type DirectoryEntry, directoryEntry } from './entry.ts'
import type { DirectoryEnv } from './env.ts'

export type HostEntry = {
  readonly firm: DirectoryEntry
  readonly domain: string
  readonly audience: Audience | null
}

const HOST = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/

/**
 * The place of a host name, which is a firm's domain or one label before it. Null for a host that
 * belongs to nobody, or that is written in any odd way.
 */
export const hostEntryOf = async (env: DirectoryEnv, host: string): Promise<HostEntry | null> => {
  if (!HOST.test(host)) return null
  const exactFirm = await firmAt(env, host)
  if (exactFirm) return { firm: exactFirm, domain: host, audience: null }
  const [label = '', ...rest] = host.split('.')
  const domain = rest.join('.')
  const firm = domain === '' ? null : await firmAt(env, domain)
  return firm && { firm, domain, audience: audienceOf(firm, label) }
}

const audienceOf = ({ labels }: DirectoryEntry, label: string) =>
  audiences.find((audience) => labels[audience] === label) ?? null

// A firm that was created comes before a demonstration at the same host.
const firmAt = async (env: DirectoryEnv, domain: string) => {
  const firm = (await cachedFirmAt(env, domain)) ?? demoFirmAt(env, domain)
  return firm && withPublished(env, firm)
}

const demoFirmAt = ({ ENVIRONMENT, DEMONSTRATION }: DirectoryEnv, domain: string) =>
  ENVIRONMENT === 'local' && DEMONSTRATION !== 'none'
    ? (demoFirms.find((it) => it.domains.includes(domain)) ?? null)
    : null

const STORED_MS = 60_000
const MOST_STORED = 2_000
type FirmCache = Map<string, { readonly firm: DirectoryEntry | null; readonly until: number }>
const cacheOf = cached((): FirmCache => new Map())

const cachedFirmAt = async (env: DirectoryEnv, domain: string) => {
  const firms = cacheOf(env)
  const entry = firms.get(domain)
  if (entry && entry.until > Date.now()) return entry.firm
  const firm = await storedFirmAt(env, domain)
  // Any host can be requested, so the cache is bounded.
  if (firms.size >= MOST_STORED) firms.clear()
  firms.set(domain, { firm, until: Date.now() + STORED_MS })
  return firm
}

/** Makes the next look-up of each host ask the directory. */
export const forgetHosts = (env: DirectoryEnv) => cacheOf(env).clear()

const storedFirmAt = async (env: DirectoryEnv, domain: string) => {
  const stored = await env.DIRECTORY.get(domain, { type: 'json', cacheTtl: 60 })
  return stored === null ? null : directoryEntry(stored)
}
