import type { IncompleteFact } from '#domain/quote/quote'

const TAX_DAY = 'purchase.expected_completion'

/** The facts that are complete and cannot be priced: no band, no prices for the day, or no tax table. */
export const unpricedFacts = (incomplete: readonly IncompleteFact[]) =>
  incomplete.filter(
    ({ field, message }) =>
      field === TAX_DAY || (field.endsWith('.price') && /fee scale|no prices/.test(message)),
  )
