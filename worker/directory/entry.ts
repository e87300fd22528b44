import * as z from 'zod/mini'
import type { Firm } from '#domain/firm'
import { VatNumber } from '#domain/firm/vat-number'
import { MOST_SHARDS } from '../realtime/protocol/socket-id.ts'
import { brandColour, MOST_CHROMA } from './accent.ts'

export type DirectoryEntry = Firm

const path = z.string().check(z.regex(/^\/(?![/\\])/))
const label = z.string().check(z.regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/))

const defaultLabels = { clients: 'clients', agents: 'agents', quotes: 'quotes' } as const

const brandFields = { name: z.string(), strapline: z.string() }

// An operator gives either one accent colour, or hue and chroma.
const AccentBrand = z.pipe(
  z.object({ ...brandFields, accent: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)) }),
  z.transform(({ accent, ...brand }) => ({ ...brand, ...brandColour(accent) })),
)
const OklchBrand = z.object({
  ...brandFields,
  hue: z.number(),
  chroma: z.number().check(z.minimum(0), z.maximum(MOST_CHROMA)),
})

const Entry = z.object({
  tenant: label,
  brand: z.union([OklchBrand, AccentBrand]),
  domains: z.array(z.string()).check(z.minLength(1)),
  labels: z._default(z.object({ clients: label, agents: label, quotes: label }), defaultLabels),
  address: z.exactOptional(z.string()),
  vat_number: z.exactOptional(VatNumber),
  phone: z.string(),
  email: z.string(),
  regulator: z.object({ body: z.enum(['SRA', 'CLC']), number: z.string() }),
  unlocks: z.string(),
  websites: z.exactOptional(z.array(z.string().check(z.regex(/^https:\/\/[a-z0-9.-]+$/)))),
  realtime: z.exactOptional(
    z.object({
      shards: z.exactOptional(z.int().check(z.minimum(1), z.maximum(MOST_SHARDS))),
      max_connections: z.exactOptional(z.int().check(z.minimum(1))),
      allowed_origins: z.exactOptional(z.array(z.string())),
      client_events: z.exactOptional(z.enum(['members', 'all', 'none'])),
      subscription_counts: z.exactOptional(z.boolean()),
    }),
  ),
  external: z.exactOptional(
    z.object({
      apiDomain: z.url(),
      realtime: z.object({ key: z.string(), host: z.string(), port: z._default(z.int(), 443) }),
      login: z.exactOptional(path),
      logout: z.exactOptional(path),
      sso: z.exactOptional(z.url()),
    }),
  ),
})

/** Parses a stored entry; throws a ZodError when it is malformed. */
export const directoryEntry = (stored: unknown): DirectoryEntry => z.parse(Entry, stored)
