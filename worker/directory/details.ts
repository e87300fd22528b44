import * as z from 'zod/mini'
import type { Firm } from '#domain/firm'
import { type FirmBrand, FirmDetails, withBrand } from '#domain/firm/details'
import { LogoFile, logoKey } from '#domain/firm/logo'
import type { DirectoryEnv } from './env.ts'

type Directory = Pick<DirectoryEnv, 'DIRECTORY'>

/** What a firm has entered about itself, as it is published. */
const PublishedBrand = z.object({ details: z.nullable(FirmDetails), logo: z.nullable(LogoFile) })
type Published = Pick<FirmBrand, 'details'> & {
  readonly logo: (LogoFile & { readonly data: string }) | null
}

const STORED_MS = 60_000
const MOST_STORED = 2_000

const cache = new Map<string, { readonly published: FirmBrand | null; readonly until: number }>()
let publications = 0

// No host has a colon in it, so that this lies beside the hosts.
const keyOf = (tenant: string) => `details:${tenant}`

/** How often details were published here; whatever holds a firm for longer compares it. */
export const publicationCount = () => publications

/** The entry with what the firm has entered about itself; cached for a minute. */
export const withPublished = async (env: Directory, firm: Firm): Promise<Firm> =>
  withBrand(firm, await publishedFor(env, firm.tenant))

const publishedFor = async (env: Directory, tenant: string) => {
  const known = cache.get(tenant)
  if (known && known.until > Date.now()) return known.published
  return store(
    tenant,
    parse(await env.DIRECTORY.get(keyOf(tenant), { type: 'json', cacheTtl: 60 })),
  )
}

const parse = (stored: unknown) => {
  if (stored === null) return null
  const parsed = PublishedBrand.safeParse(stored)
  // Pages with the entry alone are better than none.
  if (!parsed.success) console.error(JSON.stringify({ event: 'details.unreadable' }))
  return parsed.success ? parsed.data : null
}

const store = (tenant: string, published: FirmBrand | null) => {
  if (cache.size >= MOST_STORED) cache.clear()
  cache.set(tenant, { published, until: Date.now() + STORED_MS })
  return published
}

/** Puts what a firm says of itself where its pages read it: here at once, elsewhere within two minutes. */
export const publishBrand = async (
  env: Directory & { readonly FILES: R2Bucket },
  tenant: string,
  { details, logo }: Published,
) => {
  if (details === null && logo === null && (await publishedFor(env, tenant)) === null) return
  if (logo !== null)
    await env.FILES.put(logoKey(tenant, logo), Buffer.from(logo.data, 'base64'), {
      httpMetadata: { contentType: logo.type },
    })
  const published = { details, logo: logo && { file: logo.file, type: logo.type } }
  await env.DIRECTORY.put(keyOf(tenant), JSON.stringify(published))
  store(tenant, published)
  publications += 1
}
