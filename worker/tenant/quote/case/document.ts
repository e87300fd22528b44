import { QuoteCase, QuoteCaseRow } from '#domain/quote/case/quote-case'
import type { DocumentShape } from '#tenant/core/document'

export const quoteCaseDocument: DocumentShape<QuoteCase> = {
  name: 'quote_cases',
  isVersioned: true,
  shape: 1,
  schema: QuoteCase,
  upgrades: [],
}

/** The row of the lists; it is saved with its case and has the same shape number. */
export const quoteCaseRowDocument: DocumentShape<QuoteCaseRow> = {
  name: 'quote_cases line',
  table: 'quote_cases',
  column: 'line',
  shape: 1,
  schema: QuoteCaseRow,
  upgrades: [],
}
