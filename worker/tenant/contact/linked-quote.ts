import { matchesEntered } from '#domain/contact/entered-person'
import type { QuoteCaseOutcome } from '#domain/quote/case/change'
import type { QuoteCase } from '#domain/quote/case/quote-case'
import type { QuoteFacts } from '#domain/quote/facts'
import type { RequestContext } from '#tenant/runtime/context'
import { linkClients } from './linking.ts'

export const withKnownClients = ({ contacts }: RequestContext, facts: QuoteFacts): QuoteFacts => ({
  ...facts,
  clients: facts.clients.map((client) => {
    const contact = client.contact_id === null ? null : contacts.current(client.contact_id)
    const isKnown = contact !== null && matchesEntered(contact, client)
    return { ...client, contact_id: isKnown ? contact.id : null }
  }),
})

/** Returns the quote case with `entered` facts and every client linked to a contact; throws 409 when it is stale. */
export const freshLinked = (
  context: RequestContext,
  id: string,
  version: number,
  entered?: QuoteFacts,
): QuoteCase => {
  const stored = context.quoteCases.fresh(id, version)
  const facts = linkClients(context, entered ?? stored.facts, entered ? stored.facts : null)
  // Read again: saving a contact may have changed this case.
  return { ...context.quoteCases.get(id), facts }
}

export const linkedQuoteCase = (context: RequestContext, quoteCase: QuoteCase): QuoteCase => ({
  ...quoteCase,
  facts: linkClients(context, quoteCase.facts),
})

export const linkedOutcome = (
  context: RequestContext,
  quoteCaseOutcome: QuoteCaseOutcome,
): QuoteCaseOutcome => ({
  ...quoteCaseOutcome,
  quoteCase: linkedQuoteCase(context, quoteCaseOutcome.quoteCase),
})
