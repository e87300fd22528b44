import type { Firm } from '#domain/firm'
import { FirmDetails, withDetails } from '#domain/firm/details'
import type { DirectoryEnv } from './env.ts'

type Directory = Pick<DirectoryEnv, 'DIRECTORY'>

const STORED_MS = 60_000
const MOST_STORED = 2_000

const cache = new Map<string, { readonly details: FirmDetails | null; readonly until: number }>()
let publications = 0

// No host has a colon in it, so that this lies beside the hosts.
const keyOf = (tenant: string) => `details:${tenant}`

/** How often details were published here; whatever holds a firm for longer compares it. */
export const publicationCount = () => publications

/** The entry with what the firm has entered about itself; cached for a minute. */
export const withPublished = async (env: Directory, firm: Firm): Promise<Firm> =>
  withDetails(firm, await detailsFor(env, firm.tenant))

const detailsFor = async (env: Directory, tenant: string) => {
  const known = cache.get(tenant)
  if (known && known.until > Date.now()) return known.details
  return store(
    tenant,
    parse(await env.DIRECTORY.get(keyOf(tenant), { type: 'json', cacheTtl: 60 })),
  )
}

const parse = (stored: unknown) => {
  if (stored === null) return null
  const parsed = FirmDetails.safeParse(stored)
  // Pages with the entry alone are better than none.
  if (!parsed.success) console.error(JSON.stringify({ event: 'details.unreadable' }))
  return parsed.success ? parsed.data : null
}

const store = (tenant: string, details: FirmDetails | null) => {
  if (cache.size >= MOST_STORED) cache.clear()
  cache.set(tenant, { details, until: Date.now() + STORED_MS })
  return details
}

/** Puts a firm’s details where its pages read them: here at once, elsewhere within two minutes. */
export const publishDetails = async (env: Directory, tenant: string, details: FirmDetails) => {
  await env.DIRECTORY.put(keyOf(tenant), JSON.stringify(details))
  store(tenant, details)
  publications += 1
}
