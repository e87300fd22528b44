import type { Audience } from '#domain/audience'
import { cached } from './cached.ts'
import { publicationCount } from './details.ts'
import { type HostEntry, hostEntryOf } from './directory.ts'
import type { DirectoryEntry } from './entry.ts'
import type { DirectoryEnv } from './env.ts'

/** The host of a request, and the origins of the firm's other hosts. */
export type Site = {
  readonly firm: DirectoryEntry
  readonly audience: Audience | null
  /** 'https://clients.firm.example', with the port unless it is the scheme's default. */
  readonly origin: string
  readonly host: string
  readonly origins: Readonly<Record<Audience | 'main', string>>
  readonly environment: string
  /** Plain http on localhost, where browsers store no `__Host-` cookie. */
  readonly isPlain: boolean
}

const STORED_MS = 60_000
const MOST_STORED = 500
type Entry = { readonly site: Site; readonly until: number; readonly publication: number }
type SiteCache = Map<string, Entry>
const cacheOf = cached((): SiteCache => new Map())

/** The site of an address; null when the host belongs to nobody. Remembered for a minute. */
export const siteOf = async (env: DirectoryEnv, url: URL): Promise<Site | null> => {
  const sites = cacheOf(env)
  const entry = sites.get(url.origin)
  if (entry && isCurrent(entry)) return entry.site
  const site = await resolveSite(env, url)
  // Any port of a host can be requested, so the cache is bounded.
  if (sites.size >= MOST_STORED) sites.clear()
  const until = Date.now() + STORED_MS
  if (site) sites.set(url.origin, { site, until, publication: publicationCount() })
  return site
}

const isCurrent = ({ until, publication }: Entry) =>
  until > Date.now() && publication === publicationCount()

/** Makes the next look-up of each address ask the directory. */
export const forgetSites = (env: DirectoryEnv) => cacheOf(env).clear()

const resolveSite = async (env: DirectoryEnv, url: URL): Promise<Site | null> => {
  const hostEntry = await hostEntryOf(env, url.hostname)
  if (hostEntry === null) return null
  const { firm, audience } = hostEntry
  return {
    firm,
    audience,
    origin: url.origin,
    host: url.host,
    origins: originsOf(hostEntry, url),
    environment: env.ENVIRONMENT,
    isPlain: env.ENVIRONMENT === 'local' && url.protocol === 'http:' && isLoopback(url.hostname),
  }
}

export const isLoopback = (host: string) =>
  host === 'localhost' || host.endsWith('.localhost') || host === '127.0.0.1'

const originsOf = ({ firm, domain, audience }: HostEntry, { protocol, port, origin }: URL) => {
  const at = (host: string) => `${protocol}//${host}${port && `:${port}`}`
  // An IP address takes no labels, so its audience hosts are those of the firm's first domain.
  const baseDomain = /^[\d.]+$/.test(domain) ? (firm.domains[0] ?? domain) : domain
  const originFor = (name: Audience) => at(`${firm.labels[name]}.${baseDomain}`)
  return {
    main: audience === null ? origin : at(domain),
    clients: originFor('clients'),
    agents: originFor('agents'),
    quotes: originFor('quotes'),
  }
}
