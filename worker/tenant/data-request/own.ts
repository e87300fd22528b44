import { assertAllowed, refuseIf } from '#domain/act'
import type { Contact } from '#domain/contact/contact'
import { type OwnDataRequestView, ownDataRequestView } from '#domain/data-request/client'
import { notFound } from '#domain/refusal'
import type { RequestContext } from '#tenant/runtime/context'
import { addDataRequest } from './requests.ts'
import { dataRequestsOf } from './stored.ts'

/** The contact of the signed-in client; throws 404 for an account without one. */
const ownContact = ({ contacts, person }: RequestContext): Contact => {
  const contact = person.contact_id ? contacts.current(person.contact_id) : null
  if (contact === null) throw notFound()
  return contact
}

export const ownDataRequests = (context: RequestContext): OwnDataRequestView[] => {
  const { id, merged_ids } = ownContact(context)
  return dataRequestsOf(context.store)
    .ofContact([id, ...merged_ids])
    .map(ownDataRequestView)
}

/** The client asks for a copy of their data; throws 409 while an earlier request is open. */
export const askForOwnData = (
  context: RequestContext,
  { text }: { readonly text: string },
): OwnDataRequestView => {
  const contact = ownContact(context)
  assertAllowed(
    refuseIf(
      ownDataRequests(context).some(({ answer }) => answer === null),
      'data-request.open',
      'You have asked already. We are preparing your copy.',
    ),
  )
  const known_by = 'Signed in to the client portal'
  const entry = { way: 'portal', text, known_by, received_on: context.today } as const
  return ownDataRequestView(addDataRequest(context, contact, entry))
}
