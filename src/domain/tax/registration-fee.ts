import { type DatedRule, inForce, requireRule } from '#domain/dated-rule'
import type { DateOnly } from '#domain/dates'
import type { Pence } from '#domain/money'
import {
  type FeeBand,
  REGISTRATION_FEES,
  type RegistrationRoute,
  SEARCH_FEES,
  type SearchRoute,
  type SearchService,
} from './registration-fee-rates.ts'

export type RegistrationFee = {
  readonly fee: Pence
  /** The printed band in whole pounds: from £80,001 to £100,000; `to` is null for the top band. */
  readonly band: { readonly from: Pence; readonly to: Pence | null }
  readonly rule: DatedRule
}

/**
 * HM Land Registry's fee to register a purchase (Scale 1, on the price with its VAT) or anything else
 * (Scale 2), by the date it is lodged. Throws 422 'registration_fee.no_rule' when no table has it.
 */
export const registrationFee = (it: {
  readonly scale: 1 | 2
  readonly route: RegistrationRoute
  readonly amount: Pence
  readonly lodgedOn: DateOnly
}): RegistrationFee => {
  const rule = requireFee(inForce(REGISTRATION_FEES, it.lodgedOn), 'registration fees', it.lodgedOn)
  const bands = rule.scales[it.scale]
  const at = bands.findIndex(({ upTo }) => upTo === null || it.amount <= upTo)
  const what = `Scale ${it.scale} fees for a voluntary first registration`
  const fee = requireFee(bands[at]?.fees[it.route] ?? undefined, what, it.lodgedOn)
  return { fee, band: printedBand(bands, at), rule: asRule(rule) }
}

/** The band in whole pounds; an amount of pence between two bands falls into the upper one. */
const printedBand = (bands: readonly FeeBand[], at: number) => {
  const below = bands[at - 1]?.upTo
  return { from: below ? below + 100 : 0, to: bands[at]?.upTo ?? null }
}

/** The fee for copies or searches, by the date they are ordered; throws 422 'registration_fee.no_rule'. */
export const searchFee = (it: {
  readonly service: SearchService
  readonly count?: number
  readonly route: SearchRoute
  readonly orderedOn: DateOnly
}): { readonly fee: Pence; readonly rule: DatedRule } => {
  const rule = requireFee(inForce(SEARCH_FEES, it.orderedOn), 'search fees', it.orderedOn)
  const what = `fees for ${it.service} ${it.route === 'post' ? 'by post' : 'online'}`
  const each = requireFee(rule.fees[it.service][it.route], what, it.orderedOn)
  return { fee: each * (it.count ?? 1), rule: asRule(rule) }
}

const requireFee = <Rule>(rule: Rule | undefined, what: string, on: DateOnly) =>
  requireRule(rule, 'registration_fee.no_rule', what, on)

const asRule = ({ version, effectiveFrom, source, checkedOn }: DatedRule): DatedRule => ({
  version,
  effectiveFrom,
  source,
  checkedOn,
})
