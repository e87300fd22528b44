import * as z from 'zod/mini'
import { Logo } from '#domain/firm/logo'

const Colour = z
  .string()
  .check(z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/, 'Enter a colour, such as #14532d.'))

/** How the pages of an agency's people look; those of the firm where it has none. */
export const AgencyBrand = z.object({
  /** The id of its logo among the pictures. */
  logo_id: z.nullable(z.string()),
  /** The colour as it was chosen, with the hue and chroma that pages take of it; the lightness is the product's own. */
  accent: z.nullable(z.object({ colour: z.string(), hue: z.number(), chroma: z.number() })),
})
export type AgencyBrand = z.infer<typeof AgencyBrand>

export const noBrand: AgencyBrand = { logo_id: null, accent: null }

/** What is left out stays; null takes it away. */
export const BrandChange = z.strictObject({
  version: z.int().check(z.minimum(0)),
  logo: z.optional(z.nullable(Logo)),
  colour: z.optional(z.nullable(Colour)),
})
export type BrandChange = z.infer<typeof BrandChange>

/** An agency as its own people see it. */
export const OwnAgency = z.object({
  name: z.string(),
  version: z.int(),
  brand: AgencyBrand,
})
export type OwnAgency = z.infer<typeof OwnAgency>
