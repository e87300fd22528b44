import { type DatedRule, inForce, ruleFor } from '#domain/dated-rule'
import { type Band, charge, wholePounds, withPoints } from './land-tax-bands.ts'
import { formatPercent } from './land-tax-labels.ts'
import type { LandTaxQuestion } from './land-tax-question.ts'
import { considerationOf, rentedLease, requireTable } from './land-tax-question.ts'
import type { Assessment } from './land-tax-result.ts'
import { firstTimeBuyerRelief } from './sdlt-first-time-buyer.ts'
import { SDLT_FLAT, SDLT_RESIDENTIAL, SDLT_RESIDENTIAL_RENT } from './sdlt-rates.ts'
import { rentCharge } from './sdlt-rent.ts'
import { higherRates, nonResidentSurcharge } from './sdlt-surcharge.ts'

type Scheme = {
  readonly basis: string
  readonly bands: readonly Band[]
  readonly rules: readonly DatedRule[]
  /** The rent of the same lease is relieved with the premium. */
  readonly isRentRelieved?: boolean
}

export const sdltResidential = (question: LandTaxQuestion): Assessment => {
  const scheme = schemeOf(question)
  const surcharge = nonResidentSurcharge(question)
  const points = surcharge?.points ?? 0
  const rent = rentCharge(question, SDLT_RESIDENTIAL_RENT, {
    points,
    isRelieved: scheme.isRentRelieved ?? false,
  })
  const premium = wholePounds(considerationOf(question))
  return {
    basis: surcharge ? `${scheme.basis}, non-resident` : scheme.basis,
    premium: charge(premium, withPoints(scheme.bands, points), 'pound-down'),
    rent: rent?.charged ?? null,
    rules: [...scheme.rules, ...(surcharge ? [surcharge] : []), ...(rent ? [rent.rule] : [])],
  }
}

const schemeOf = (question: LandTaxQuestion): Scheme =>
  rentOnly(question) ??
  flat(question) ??
  higher(question) ??
  firstTimeBuyer(question) ??
  standard(question)

/**
 * Without a premium no price table is needed: rent tables reach further back than price tables. The relief of
 * a first-time buyer who pays in stages covers the rent too.
 */
const rentOnly = (question: LandTaxQuestion): Scheme | undefined => {
  if (considerationOf(question) > 0 || !rentedLease(question)) return undefined
  const relieved = firstTimeBuyer(question)
  return relieved?.isRentRelieved ? relieved : { basis: 'Standard', bands: [], rules: [] }
}

const flat = (question: LandTaxQuestion): Scheme | undefined => {
  const rule = flatRate(question)
  if (!rule || question.companyRelief) return undefined
  const bands = [{ upTo: null, rate: rule.rate }]
  return { basis: `Flat rate ${formatPercent(rule.rate)}`, bands, rules: [rule] }
}

/** The flat rate of a company's purchase, before any relief; undefined when it does not apply. */
export const flatRate = (question: LandTaxQuestion) => {
  const rule = question.company ? ruleFor(SDLT_FLAT, question) : undefined
  return rule && considerationOf(question) > rule.above ? rule : undefined
}

const higher = (question: LandTaxQuestion): Scheme | undefined => {
  const rule = higherRates(question)
  if (!rule) return undefined
  const base = standard(question)
  const bands = withPoints(base.bands, rule.points)
  return { basis: 'Higher rates', bands, rules: [...base.rules, rule] }
}

const firstTimeBuyer = (question: LandTaxQuestion): Scheme | undefined => {
  const relief = firstTimeBuyerRelief(question)
  if (!relief?.rule) return undefined
  const isRentRelieved = question.sharedOwnership?.choice === 'stages'
  return { basis: 'First-time buyer', bands: relief.bands, rules: [relief.rule], isRentRelieved }
}

const standard = ({ effectiveOn }: LandTaxQuestion) => {
  const rule = requireTable(inForce(SDLT_RESIDENTIAL, effectiveOn), 'SDLT rates', effectiveOn)
  return { basis: 'Standard', bands: rule.bands, rules: [rule] }
}
