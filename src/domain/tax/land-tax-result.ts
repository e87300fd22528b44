import { combinedRule, type DatedRule } from '#domain/dated-rule'
import type { Pence } from '#domain/money'
import type { Charge, TaxSlice } from './land-tax-bands.ts'

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
  /** The table used, in words for people: 'Higher rates, non-resident'. */
  readonly basis: string
  readonly rule: DatedRule
  readonly notes: string[]
}

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
  rule: combinedRule(rules),
  notes: [...new Set(notes)],
})
