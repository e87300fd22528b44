import { isStill } from '#domain/contact/entered'
import type { QuoteCaseOutcome } from '#domain/quote/case/change'
import type { QuoteCase } from '#domain/quote/case/quote-case'
import type { QuoteFacts } from '#domain/quote/facts'
import type { Desk } from '#tenant/runtime/context'
import { linkClients } from './linking.ts'

/** The facts of a draft; a client who is no longer the contact that they point to points to none. */
export const withKnownClients = ({ contacts }: Desk, facts: QuoteFacts): QuoteFacts => ({
  ...facts,
  clients: facts.clients.map((it) => {
    const contact = it.contact_id === null ? null : contacts.current(it.contact_id)
    const isKnown = contact !== null && isStill(contact, it)
    return { ...it, contact_id: isKnown ? contact.id : null }
  }),
})

/**
 * The quote case with every client linked to their contact, and `entered` in place of its facts where given. Throws
 * 409 unless the caller saw this version.
 */
export const freshLinked = (
  desk: Desk,
  id: string,
  version: number,
  entered?: QuoteFacts,
): QuoteCase => {
  const seen = desk.quoteCases.fresh(id, version)
  const facts = linkClients(desk, entered ?? seen.facts, entered ? seen.facts : null)
  // Saving a contact may have saved this case.
  return { ...desk.quoteCases.get(id), facts }
}

/** A stored quote case linked to its contacts. */
export const linkedQuoteCase = (desk: Desk, it: QuoteCase): QuoteCase => ({
  ...it,
  facts: linkClients(desk, it.facts),
})

/** An outcome whose quote case is linked to its contacts. */
export const linkedOutcome = (desk: Desk, it: QuoteCaseOutcome): QuoteCaseOutcome => ({
  ...it,
  quoteCase: linkedQuoteCase(desk, it.quoteCase),
})
