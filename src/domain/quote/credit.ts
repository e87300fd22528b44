import type { QuoteCase } from './case/quote-case.ts'

export type QuoteCredit = { readonly giver_id: string | null; readonly bdm_id: string | null }

export const creditText =
  'Credit goes to whoever gave the first quote and to the BDM named on it. It does not change when the owner, the giver or the BDM changes later.'

/**
 * The credit of a case, fixed at the first sending; for a draft the current giver and BDM. Older quotes without
 * `credit` have it in their facts.
 */
export const creditOf = (
  quoteCase: Pick<QuoteCase, 'credit' | 'quotes' | 'giver' | 'bdm'>,
): QuoteCredit => {
  if (quoteCase.credit) return quoteCase.credit
  const [first] = quoteCase.quotes
  if (!first) return { giver_id: quoteCase.giver?.id ?? null, bdm_id: quoteCase.bdm?.id ?? null }
  return {
    giver_id: first.facts.giver_id ?? quoteCase.giver?.id ?? null,
    bdm_id: first.facts.bdm_id,
  }
}
