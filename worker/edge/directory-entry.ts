import * as z from 'zod/mini'
import type { Firm } from '#domain/firm'

/** A path of the firm that is answered by another: exact, or with everything below it. */
export type RedirectRule = {
  /** A path of the route table, or one that the product never had. */
  readonly from: string
  readonly match: 'exact' | 'prefix'
  readonly to: string
  readonly status: 301 | 302 | 307 | 308
}

/** What the directory keeps of a firm. */
export type DirectoryEntry = Firm & { readonly redirects?: readonly RedirectRule[] }

const path = z.string().check(z.regex(/^\/(?![/\\])/))
const label = z.string().check(z.regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/))

const Entry = z.object({
  tenant: label,
  brand: z.object({
    name: z.string(),
    strapline: z.string(),
    hue: z.number(),
    chroma: z.number(),
  }),
  domains: z.array(z.string()).check(z.minLength(1)),
  labels: z.object({ clients: label, agents: label, quotes: label }),
  phone: z.string(),
  email: z.string(),
  regulator: z.object({ body: z.enum(['SRA', 'CLC']), number: z.string() }),
  unlocks: z.string(),
  external: z.exactOptional(
    z.object({
      apiDomain: z.url(),
      realtime: z.object({ key: z.string(), host: z.string(), port: z.int() }),
    }),
  ),
  redirects: z.exactOptional(
    z.array(
      z.object({
        from: path,
        match: z.enum(['exact', 'prefix']),
        to: path,
        status: z.literal([301, 302, 307, 308]),
      }),
    ),
  ),
})

/** A stored entry as the product reads it. Throws when an operator has written it wrongly. */
export const directoryEntry = (stored: unknown): DirectoryEntry => z.parse(Entry, stored)
