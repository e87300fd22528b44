import * as z from 'zod/mini'
import { audiences } from '#domain/audience'
import type { Firm } from '#domain/firm'
import { LogoFile } from '#domain/firm/logo'
import type { OfferingFirm } from '#domain/quote/offer'
import type { Setting } from '#tenant/core/settings'

export type FirmProfile = Pick<
  OfferingFirm,
  'who_does_the_work' | 'timescale' | 'complaints' | 'terms_version' | 'terms'
>

const texts = z.array(z.string())
const FirmEntry = z.object({
  tenant: z.string(),
  brand: z.object({
    name: z.string(),
    strapline: z.string(),
    hue: z.number(),
    chroma: z.number(),
  }),
  domains: texts,
  labels: z.record(z.enum(audiences), z.string()),
  address: z.exactOptional(z.string()),
  phone: z.string(),
  email: z.string(),
  regulator: z.object({ body: z.enum(['SRA', 'CLC']), number: z.string() }),
  unlocks: z.string(),
  logo: z.exactOptional(LogoFile),
  websites: z.exactOptional(texts),
  realtime: z.exactOptional(
    z.object({
      shards: z.exactOptional(z.number()),
      max_connections: z.exactOptional(z.number()),
      allowed_origins: z.exactOptional(texts),
      client_events: z.exactOptional(z.enum(['members', 'all', 'none'])),
      subscription_counts: z.exactOptional(z.boolean()),
    }),
  ),
  external: z.exactOptional(
    z.object({
      apiDomain: z.string(),
      realtime: z.object({ key: z.string(), host: z.string(), port: z.number() }),
      login: z.exactOptional(z.string()),
      logout: z.exactOptional(z.string()),
      sso: z.exactOptional(z.string()),
    }),
  ),
})

/** The last known directory entry of the firm. */
export const firmSetting: Setting<Firm> = {
  settingKey: 'firm',
  shape: 1,
  schema: FirmEntry,
  upgrades: [],
}

/** The origin of the last request, in the local environment only. */
export const originSetting: Setting<string> = {
  settingKey: 'origin',
  shape: 1,
  schema: z.string(),
  upgrades: [],
}

export const profileSetting: Setting<FirmProfile> = {
  settingKey: 'profile',
  shape: 1,
  schema: z.object({
    who_does_the_work: texts,
    timescale: z.string(),
    complaints: z.string(),
    terms_version: z.string(),
    terms: texts,
  }),
  upgrades: [],
}
