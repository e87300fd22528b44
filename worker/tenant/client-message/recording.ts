import type { ClientMessage } from '#domain/client-message/message'
import { peopleOfConveyance } from '#domain/conveyance/access'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { notFound } from '#domain/refusal'
import { caseCorrespondence } from '#tenant/conveyance/correspondence'
import type { RequestContext } from '#tenant/runtime/context'

/** Who hears of a message: the people of the case and its one client, never the other clients. */
export const concernedBy = (conveyance: Conveyance, { client }: Pick<ClientMessage, 'client'>) => ({
  users: peopleOfConveyance(conveyance),
  clients: [client.id],
})

export const changed = ['client_messages'] as const

/** The client of a case as its messages name them; throws 404 for somebody who is none. */
export const clientOf = ({ clients }: Conveyance, contactId: string) => {
  const client = clients.find(({ contact_id }) => contact_id === contactId)
  if (client === undefined) throw notFound()
  return { id: client.contact_id, name: client.name }
}

/** The email that tells one client that they have a message. */
export const tellingOf = (context: RequestContext, conveyance: Conveyance, clientId: string) => {
  const correspondence = caseCorrespondence(context, conveyance)
  const link = `${context.origins.clients}/case-history?case=${conveyance.id}`
  return {
    ...correspondence,
    values: { ...correspondence.values, link },
    clients: correspondence.clients.filter(({ contact_id }) => contact_id === clientId),
  }
}
