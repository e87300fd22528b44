import * as z from 'zod/mini'
import { Email } from '#domain/contact'
import type { Firm } from '#domain/firm'
import { lineText } from '#domain/one-line'
import type { LogoFile } from './logo.ts'
import { VatNumber } from './vat-number.ts'

/** What a firm says of itself, on its pages, in its messages and on its documents. */
export const FirmDetails = z.strictObject({
  name: lineText(120).check(z.minLength(1, 'Enter the name of the firm.')),
  strapline: lineText(120),
  /** The hue of the accent colour in OKLCH, in degrees. */
  hue: z.int().check(z.minimum(0), z.maximum(359)),
  address: lineText(200).check(z.minLength(1, 'Enter the address of the firm.')),
  phone: lineText(40).check(z.minLength(1, 'Enter the telephone number that clients call.')),
  email: Email,
  regulator: z.enum(['SRA', 'CLC']),
  regulator_number: lineText(20).check(z.minLength(1, 'Enter the number with the regulator.')),
  /** Absent where the firm is not registered for VAT, or has not entered it. */
  vat_number: z.optional(VatNumber),
})
export type FirmDetails = z.infer<typeof FirmDetails>

export const Office = z.strictObject({
  name: lineText(80).check(z.minLength(1, 'Enter a name, such as Bristol.')),
  address: lineText(200).check(z.minLength(1, 'Enter the address of the office.')),
  phone: lineText(40),
})
export type Office = z.infer<typeof Office>

export const Offices = z.array(Office).check(z.maxLength(50, 'Enter 50 offices or fewer.'))

const areDifferent = (names: readonly string[]) =>
  new Set(names.map((it) => it.toLowerCase())).size === names.length

export const Teams = z
  .array(lineText(80).check(z.minLength(1, 'Enter the name of the team.')))
  .check(
    z.maxLength(100, 'Enter 100 teams or fewer.'),
    z.refine(areDifferent, 'Enter each team only once.'),
  )

/** The details that a directory entry gives; what is not known is empty. */
export const detailsOf = ({
  brand,
  regulator,
  phone,
  email,
  address = '',
  vat_number,
}: Firm): FirmDetails => ({
  name: brand.name,
  strapline: brand.strapline,
  hue: brand.hue,
  address,
  phone,
  email,
  regulator: regulator.body,
  regulator_number: regulator.number,
  ...(vat_number === undefined ? {} : { vat_number }),
})

/** The telephone number as texts show it, also where a new firm has none yet. */
export const phoneText = (phone: string) => phone || 'our office number'

/** What a firm has entered about itself, as its pages and messages show it. */
export type FirmBrand = { readonly details: FirmDetails | null; readonly logo: LogoFile | null }

/** The directory entry with what the firm says of itself. */
export const withBrand = (firm: Firm, brand: FirmBrand | null): Firm => {
  if (brand === null) return firm
  const { details, logo } = brand
  return { ...withDetails(firm, details), ...(logo === null ? {} : { logo }) }
}

const withDetails = (firm: Firm, details: FirmDetails | null): Firm => {
  if (details === null) return firm
  const { name, strapline, hue, address, phone, email, regulator, regulator_number } = details
  const { vat_number } = details
  return {
    ...firm,
    brand: { ...firm.brand, name, strapline, hue },
    regulator: { body: regulator, number: regulator_number },
    address,
    phone,
    email,
    ...(vat_number === undefined ? {} : { vat_number }),
  }
}
