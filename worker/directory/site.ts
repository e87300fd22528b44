import type { Audience } from '#domain/audience'
import { type Place, placeOf } from './directory.ts'
import type { DirectoryEntry } from './entry.ts'
import type { DirectoryEnv } from './env.ts'
import { remembered } from './remembered.ts'

/** The host of a request, and where the firm's other hosts are. */
export type Site = {
  readonly firm: DirectoryEntry
  readonly audience: Audience | null
  /** 'https://clients.firm.example', with its port where that is not the scheme's own. */
  readonly origin: string
  readonly host: string
  readonly origins: Readonly<Record<Audience | 'main', string>>
  readonly environment: string
  /** Plain http on this very machine, where browsers keep no `__Host-` cookie. */
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
  // Anybody may ask for any port of a host, so what is remembered has an end.
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

/** Whether a host is this very machine. */
export const isLoopback = (host: string) =>
  host === 'localhost' || host.endsWith('.localhost') || host === '127.0.0.1'

const originsOf = ({ firm, domain, audience }: Place, { protocol, port, origin }: URL) => {
  const at = (host: string) => `${protocol}//${host}${port && `:${port}`}`
  // A number has no labels before it: the doors of such a host are those of the firm's first domain.
  const named = /^[\d.]+$/.test(domain) ? (firm.domains[0] ?? domain) : domain
  const door = (name: Audience) => at(`${firm.labels[name]}.${named}`)
  return {
    main: audience === null ? origin : at(domain),
    clients: door('clients'),
    agents: door('agents'),
    quotes: door('quotes'),
  }
}
