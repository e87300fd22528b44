import { type DatedRule, together } from '#domain/dated-rule'
import type { LandTax } from './land-tax.ts'
import type { Charge } from './land-tax-bands.ts'

/** The result of one tax regime, before its notes are added. */
export type Assessment = {
  readonly basis: string
  readonly premium: Charge
  readonly rent: LandTax['rent']
  readonly rules: readonly DatedRule[]
}

export const landTaxOf = (
  kind: LandTax['kind'],
  { basis, premium, rent, rules }: Assessment,
  notes: readonly string[],
): LandTax => ({
  kind,
  total: premium.tax + (rent?.tax ?? 0),
  premium,
  rent,
  basis,
  rule: together(rules),
  notes: [...new Set(notes)],
})
