import type { Audience } from '#domain/audience'
import { type Place, placeOf } from './directory.ts'
import type { DirectoryEntry } from './entry.ts'
import type { DirectoryEnv } from './env.ts'
import { remembered } from './remembered.ts'

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

const KEPT_MS = 60_000
const KEPT_MOST = 500
type Kept = Map<string, { readonly site: Site; readonly until: number }>
const kept = remembered((): Kept => new Map())

/** The site of an address; null when the host belongs to nobody. Remembered for a minute. */
export const siteOf = async (env: DirectoryEnv, url: URL): Promise<Site | null> => {
  const sites = kept(env)
  const known = sites.get(url.origin)
  if (known && known.until > Date.now()) return known.site
  const site = await foundSite(env, url)
  // Any port of a host can be requested, so the cache is bounded.
  if (sites.size >= KEPT_MOST) sites.clear()
  if (site) sites.set(url.origin, { site, until: Date.now() + KEPT_MS })
  return site
}

const foundSite = async (env: DirectoryEnv, url: URL): Promise<Site | null> => {
  const place = await placeOf(env, url.hostname)
  if (place === null) return null
  const { firm, audience } = place
  return {
    firm,
    audience,
    origin: url.origin,
    host: url.host,
    origins: originsOf(place, url),
    environment: env.ENVIRONMENT,
    isPlain: env.ENVIRONMENT === 'local' && url.protocol === 'http:' && isLoopback(url.hostname),
  }
}

/** Whether a host is a loopback address. */
export const isLoopback = (host: string) =>
  host === 'localhost' || host.endsWith('.localhost') || host === '127.0.0.1'

const originsOf = ({ firm, domain, audience }: Place, { protocol, port, origin }: URL) => {
  const at = (host: string) => `${protocol}//${host}${port && `:${port}`}`
  // An IP address takes no labels, so its audience hosts are those of the firm's first domain.
  const named = /^[\d.]+$/.test(domain) ? (firm.domains[0] ?? domain) : domain
  const door = (name: Audience) => at(`${firm.labels[name]}.${named}`)
  return {
    main: audience === null ? origin : at(domain),
    clients: door('clients'),
    agents: door('agents'),
    quotes: door('quotes'),
  }
}
