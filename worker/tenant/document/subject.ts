import { peopleOfConveyance } from '#domain/conveyance/access'
import type { Document } from '#domain/document/document'
import { viewerIdsOf } from '#domain/quote/case/access'
import type { RequestContext } from '#tenant/runtime/context'
import type { SubjectOf } from './documents.ts'

/** The record of a document as its events need it; throws 404 when it is outside the person's scope. */
export const subjectIn = (context: RequestContext, { kind, id }: SubjectOf) =>
  kind === 'conveyance' ? ofConveyance(context, id) : ofQuoteCase(context, id)

export type DocumentSubjectView = ReturnType<typeof subjectIn>

const ofConveyance = ({ conveyances }: RequestContext, id: string) => {
  const conveyance = conveyances.get(id)
  return {
    of: { subject: 'conveyance', id, version: conveyance.version } as const,
    users: peopleOfConveyance(conveyance),
    clients: conveyance.clients.map(({ contact_id }) => contact_id),
  }
}

const ofQuoteCase = ({ quoteCases }: RequestContext, id: string) => {
  const quoteCase = quoteCases.get(id)
  return {
    of: { subject: 'quote-case', id, version: quoteCase.version } as const,
    users: viewerIdsOf(quoteCase),
    clients: quoteCase.facts.clients.flatMap(({ contact_id }) => contact_id ?? []),
  }
}

/** Who receives the broadcasts of a document: clients only of what they see. */
export const concernedBy = (
  { users, clients }: Pick<DocumentSubjectView, 'users' | 'clients'>,
  { visible_to }: Pick<Document, 'visible_to'>,
) => ({ users, clients: visible_to.includes('client') ? clients : [] })
