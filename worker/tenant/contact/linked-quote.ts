import { isStill } from '#domain/contact/entered'
import type { QuoteCaseOutcome } from '#domain/quote/case/change'
import type { QuoteCase } from '#domain/quote/case/quote-case'
import type { QuoteFacts } from '#domain/quote/facts'
import type { RequestContext } from '#tenant/runtime/context'
import { linkClients } from './linking.ts'

/** The facts of a draft; a client who is no longer the contact that they point to points to none. */
export const withKnownClients = ({ contacts }: RequestContext, facts: QuoteFacts): QuoteFacts => ({
  ...facts,
  clients: facts.clients.map((client) => {
    const contact = client.contact_id === null ? null : contacts.current(client.contact_id)
    const isKnown = contact !== null && isStill(contact, client)
    return { ...client, contact_id: isKnown ? contact.id : null }
  }),
})

/**
 * The quote case with every client linked to their contact, and `entered` in place of its facts where given. Throws
 * 409 unless the caller saw this version.
 */
export const freshLinked = (
  context: RequestContext,
  id: string,
  version: number,
  entered?: QuoteFacts,
): QuoteCase => {
  const seen = context.quoteCases.fresh(id, version)
  const facts = linkClients(context, entered ?? seen.facts, entered ? seen.facts : null)
  // Saving a contact may have saved this case.
  return { ...context.quoteCases.get(id), facts }
}

/** A stored quote case linked to its contacts. */
export const linkedQuoteCase = (context: RequestContext, quoteCase: QuoteCase): QuoteCase => ({
  ...quoteCase,
  facts: linkClients(context, quoteCase.facts),
})

/** An outcome whose quote case is linked to its contacts. */
export const linkedOutcome = (
  context: RequestContext,
  quoteCaseOutcome: QuoteCaseOutcome,
): QuoteCaseOutcome => ({
  ...quoteCaseOutcome,
  quoteCase: linkedQuoteCase(context, quoteCaseOutcome.quoteCase),
})
