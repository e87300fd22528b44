import { blankTaxFacts, type TaxFacts } from '#domain/completion-statement/tax/facts'
import { taxFactsFromQuote } from '#domain/completion-statement/tax/from-quote'
import type { Tenure } from '#domain/matter'
import type { QuoteFacts } from '#domain/quote/facts'

const YEARS_LEFT = 95

/** What somebody confirmed about the tax of a purchase: the answers of its quote, and the rest as is usual. */
export const confirmedTaxFacts = (
  quoted: Pick<QuoteFacts, 'purchase'>,
  tenure: Tenure,
): TaxFacts => {
  const answered = taxFactsFromQuote(quoted)
  const isFirst = answered.first_time_buyer === true
  return {
    ...blankTaxFacts,
    use: 'residential',
    dwellings: 1,
    company: false,
    non_resident: false,
    contract_varied: false,
    ...answered,
    first_time_buyer: isFirst,
    additional: answered.additional === true && !isFirst,
    registration: answered.registration ?? 'whole',
    ...(tenure === 'leasehold'
      ? { lease: 'assigned', term_years: YEARS_LEFT, shared_ownership: 'none' }
      : {}),
  }
}
