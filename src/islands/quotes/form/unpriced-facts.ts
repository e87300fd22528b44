import type { IncompleteFact } from '#domain/quote/quote'

const TAX_DAY = 'purchase.expected_completion'

/** Facts that are there and cannot be priced: no band reaches them, the day has no prices, or no table of the tax. */
export const unpricedFacts = (incomplete: readonly IncompleteFact[]) =>
  incomplete.filter(
    ({ field, message }) =>
      field === TAX_DAY || (field.endsWith('.price') && /fee scale|no prices/.test(message)),
  )
