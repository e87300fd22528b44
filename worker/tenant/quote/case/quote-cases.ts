import { assertAllowed } from '#domain/act'
import { canViewQuoteCase, mayAccessQuoteCase } from '#domain/quote/case/access'
import type { QuoteCaseOutcome } from '#domain/quote/case/change'
import type { QuoteCase } from '#domain/quote/case/quote-case'
import { notFound } from '#domain/refusal'
import { lastChange } from '#tenant/core/last-change'
import { requireFresh, tableOf } from '#tenant/core/table'
import type { auditOf } from '#tenant/events/audit'
import type { Person } from '#tenant/user/people'
import { quoteCaseDocument } from './document.ts'
import { quoteCaseWriterOf } from './quote-case-writer.ts'

type Parts = Parameters<typeof quoteCaseWriterOf>[0] & {
  readonly person: Person
  readonly audit: Pick<ReturnType<typeof auditOf>, 'history'>
}

/** The quote cases within a person’s scope; any other throws the same 404 as one that does not exist. */
export const quoteCasesOf = (parts: Parts) => {
  const { store, person, audit } = parts
  const table = tableOf(store, quoteCaseDocument)
  const writer = quoteCaseWriterOf(parts)
  const get = (id: string): QuoteCase => {
    const quoteCase = table.find(id)
    if (quoteCase === null || !canViewQuoteCase(person, quoteCase)) throw notFound()
    return quoteCase
  }
  const fresh = (id: string, version: number | null): QuoteCase => {
    const quoteCase = get(id)
    assertAllowed(mayAccessQuoteCase(person, quoteCase))
    requireFresh(version, quoteCase, () => lastChange(audit, person, 'quote-case', id))
    return quoteCase
  }
  return {
    ...writer,
    /** The case; throws 404 when it is outside the person’s scope. */
    get,
    /** The case, to be changed; throws 409 unless the stored version is `version`. */
    fresh,
    /** Changes a case and records its events; throws 409 unless the stored version is `version`. */
    change: (id: string, version: number | null, act: (it: QuoteCase) => QuoteCaseOutcome) => {
      const quoteCase = fresh(id, version)
      return writer.keep(act(quoteCase), quoteCase.version)
    },
  }
}
