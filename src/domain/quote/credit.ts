import type { QuoteCase } from './case/quote-case.ts'

export type QuoteCredit = { readonly giver_id: string | null; readonly bdm_id: string | null }

/** The rule as the pages say it. */
export const creditText =
  'Credit goes to who gave the first price, and to the BDM named on it. It stays there when the owner, the giver or the BDM changes afterwards.'

/**
 * Who has the credit of a case: as it stood when the first price was sent; as it stands while none was.
 * Prices of before `credit` was kept name it in the facts that they were worked out from.
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
