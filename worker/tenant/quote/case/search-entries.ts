import { parsePhone } from '#domain/contact'
import type { QuoteCase } from '#domain/quote/case/quote-case'
import { quoteCaseRow, searchTextOf, subjectName } from '#domain/quote/case/row'

export const entryOf = (quoteCase: QuoteCase) => {
  const row = quoteCaseRow(quoteCase, null)
  const words = searchTextOf(quoteCase)
  const phones = quoteCase.facts.clients.flatMap(({ phone }) => parsePhone(phone) ?? [])
  return {
    kind: 'quote-case' as const,
    id: quoteCase.id,
    code: quoteCase.number,
    title: row.people || row.address || quoteCase.number,
    detail: [quoteCase.number, subjectName(quoteCase.facts.subject), row.address]
      .filter(Boolean)
      .join(' · '),
    words,
    parts: [words, row.postcode.replaceAll(' ', ''), ...phones].join(' '),
  }
}
