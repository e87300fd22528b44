import * as z from 'zod/mini'
import type { Firm } from '#domain/firm'

/** What the directory keeps of a firm. */
export type DirectoryEntry = Firm

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
      login: z.exactOptional(path),
      logout: z.exactOptional(path),
      sso: z.exactOptional(z.url()),
    }),
  ),
})

/** A stored entry as the product reads it. Throws when an operator has written it wrongly. */
export const directoryEntry = (stored: unknown): DirectoryEntry => z.parse(Entry, stored)
