import type { DatedRule } from '#domain/dated-rule'
import type { DateOnly } from '#domain/dates'
import type { Pence } from '#domain/money'
import { ltt } from './ltt.ts'
import { sdlt } from './sdlt.ts'

export type LandUse = 'residential' | 'non-residential' | 'mixed'

export type LandTaxLease = {
  readonly kind: 'new' | 'assigned'
  /** Rent of each year from the first, up to five; a missing year repeats the one before. */
  readonly rents: readonly Pence[]
  /** The term granted; for an assigned lease, the term left. */
  readonly termYears: number
  readonly termDays?: number
  /** The net present value if known; otherwise calculated. */
  readonly npv?: Pence
}

export type LandTaxQuestion = {
  readonly nation: 'England' | 'Wales'
  /** The effective date: completion, or substantial performance where that is earlier. */
  readonly effectiveOn: DateOnly
  /** Consideration; for a lease the premium, for shared ownership the price of the first share. */
  readonly price: Pence
  readonly use?: LandUse
  readonly firstTimeBuyer?: boolean
  /** The higher rates for additional dwellings apply. */
  readonly additional?: boolean
  readonly nonResident?: boolean
  readonly company?: boolean
  /** The named relief that takes a company out of the flat rate, to the higher rates. */
  readonly companyRelief?: string
  readonly contractOn?: DateOnly
  readonly contractExcluded?: boolean
  /** How many dwellings the transaction includes; six or more count as non-residential. */
  readonly dwellings?: number
  readonly lease?: LandTaxLease
  readonly sharedOwnership?: {
    readonly choice: 'market-value' | 'stages'
    readonly marketValue: Pence
  }
}

/** The part of the amount inside one band: `rate` in basis points, `tax` in whole pence. */
export type TaxSlice = {
  readonly from: Pence
  readonly to: Pence | null
  readonly rate: number
  readonly tax: Pence
}

export type LandTax = {
  readonly kind: 'SDLT' | 'LTT'
  /** Premium and rent together: whole pounds for SDLT, to the nearest penny for LTT. */
  readonly total: Pence
  readonly premium: { readonly slices: TaxSlice[]; readonly tax: Pence }
  readonly rent: {
    readonly npv: Pence
    readonly slices: TaxSlice[]
    readonly tax: Pence
  } | null
  /** The label of the table used: 'Higher rates, non-resident'. */
  readonly basis: string
  readonly rule: DatedRule
  /** Sentences for staff: refused reliefs, warnings, and when the return is due. */
  readonly notes: string[]
}

/**
 * Stamp Duty Land Tax or Land Transaction Tax on a purchase, by the tables in force on its date.
 * Throws 422 'land_tax.no_rule' when no table covers the date.
 */
export const landTax = (question: LandTaxQuestion): LandTax =>
  question.nation === 'Wales' ? ltt(question) : sdlt(question)
