import { type DatedRule, demand } from '#domain/dated-rule'
import type { DateOnly } from '#domain/dates'
import type { Pence } from '#domain/money'
import type { LandTaxLease, LandTaxQuestion, LandUse } from './land-tax.ts'
import { netPresentValue } from './net-present-value.ts'

const BULK_DWELLINGS = 6
const SHORT_LEASE_YEARS = 7

/** The use that is taxed: six or more dwellings in one transaction count as non-residential. */
export const landUseOf = ({ use = 'residential', dwellings = 1 }: LandTaxQuestion): LandUse =>
  use === 'residential' && dwellings >= BULK_DWELLINGS ? 'non-residential' : use

/** The amount that the bands apply to: the price, or the market value if that was elected. */
export const considerationOf = ({ price, sharedOwnership }: LandTaxQuestion): Pence =>
  sharedOwnership?.choice === 'market-value' ? sharedOwnership.marketValue : price

/** The lease whose rent is taxed: a new one without a market value election. */
export const rentedLease = ({ lease, sharedOwnership }: LandTaxQuestion) =>
  lease?.kind === 'new' && sharedOwnership?.choice !== 'market-value' ? lease : undefined

export const npvOf = (lease: LandTaxLease): Pence => lease.npv ?? netPresentValue(lease)

/** The highest yearly rent of the first five years. */
export const highestRent = ({ rents }: LandTaxLease): Pence => Math.max(0, ...rents.slice(0, 5))

export const isShort = ({ termYears, termDays = 0 }: LandTaxLease) =>
  termYears < SHORT_LEASE_YEARS || (termYears === SHORT_LEASE_YEARS && termDays === 0)

/** The rule; throws 422 'land_tax.no_rule' when no table covers the date. */
export const demandTable = <Rule extends DatedRule>(
  rule: Rule | undefined,
  what: string,
  on: DateOnly,
) => demand(rule, 'land_tax.no_rule', what, on)
