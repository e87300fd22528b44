import { type DatedRule, requireRule } from '#domain/dated-rule'
import type { DateOnly } from '#domain/dates'
import type { Pence } from '#domain/money'
import { netPresentValue } from './net-present-value.ts'

export type LandUse = 'residential' | 'non-residential' | 'mixed'

export type LandTaxLease = {
  readonly kind: 'new' | 'assigned'
  /** Rent of each year from the first, up to five; a missing year repeats the one before. */
  readonly rents: readonly Pence[]
  /** The term granted; for an assigned lease, the term left. */
  readonly termYears: number
  readonly termDays?: number
  /** Net present value where it is known already; otherwise it is worked out. */
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
  /** How many dwellings the deal brings; six or more count as non-residential. */
  readonly dwellings?: number
  readonly lease?: LandTaxLease
  readonly sharedOwnership?: {
    readonly choice: 'market-value' | 'stages'
    readonly marketValue: Pence
  }
}

const BULK_DWELLINGS = 6
const SHORT_LEASE_YEARS = 7

/** The use that is taxed: six or more dwellings in one transaction count as non-residential. */
export const landUseOf = ({ use = 'residential', dwellings = 1 }: LandTaxQuestion): LandUse =>
  use === 'residential' && dwellings >= BULK_DWELLINGS ? 'non-residential' : use

/** The amount that the bands apply to: the price, or the market value if that was elected. */
export const considerationOf = ({ price, sharedOwnership }: LandTaxQuestion): Pence =>
  sharedOwnership?.choice === 'market-value' ? sharedOwnership.marketValue : price

export const rentedLease = ({ lease, sharedOwnership }: LandTaxQuestion) =>
  lease?.kind === 'new' && sharedOwnership?.choice !== 'market-value' ? lease : undefined

export const npvOf = (lease: LandTaxLease): Pence => lease.npv ?? netPresentValue(lease)

/** The highest yearly rent of the first five years. */
export const highestRent = ({ rents }: LandTaxLease): Pence => Math.max(0, ...rents.slice(0, 5))

export const isShort = ({ termYears, termDays = 0 }: LandTaxLease) =>
  termYears < SHORT_LEASE_YEARS || (termYears === SHORT_LEASE_YEARS && termDays === 0)

/** The rule; throws 422 'land_tax.no_rule' when no table covers the date. */
export const requireTable = <Rule extends DatedRule>(
  rule: Rule | undefined,
  what: string,
  on: DateOnly,
) => requireRule(rule, 'land_tax.no_rule', what, on)
