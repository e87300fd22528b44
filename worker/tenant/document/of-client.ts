import { isOpen } from '#domain/document/access'
import { type ClientDocument, clientDocument } from '#domain/document/client'
import { delegatesOf } from '#tenant/delegate/stored'
import type { RequestContext } from '#tenant/runtime/context'
import { documentsFor } from './reading.ts'

/** The documents that the signed-in client sees, of all their cases, newest first. */
export const documentsOfClient = (context: RequestContext): ClientDocument[] => {
  const { conveyances, person, users } = context
  return conveyances
    .ofContact(person.contact_id ?? '')
    .flatMap((conveyance) => {
      const accounts = new Set([
        ...conveyance.clients.map(({ contact_id }) => users.byContact(contact_id)?.id),
        ...delegatesOf(context.store)
          .of([conveyance.id])
          .map(({ user_id }) => user_id),
      ])
      return documentsFor(context, { kind: 'conveyance', id: conveyance.id })
        .filter(isOpen)
        .map((it) => clientDocument(it, conveyance.matter_type, (id) => accounts.has(id)))
    })
    .toSorted((a, b) => (a.at < b.at ? 1 : -1))
}
