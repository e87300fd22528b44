import type { CaseRecipients, MessageRecipient } from '#domain/conveyance/bulk-message/api'
import type { BulkMessageBody } from '#domain/conveyance/bulk-message/bodies'
import { reachedBy, writeToPeople } from '#domain/conveyance/bulk-message/sending'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { agentsOf } from '#tenant/conveyance/agents'
import { caseCorrespondence } from '#tenant/conveyance/correspondence'
import type { Recipient } from '#tenant/events/messages'
import type { RequestContext } from '#tenant/runtime/context'

/** The people of a case that a message may go to, with their addresses. */
export const recipientsOf = (
  context: RequestContext,
  conveyance: Conveyance,
): MessageRecipient[] => {
  const { store, by, origins } = context
  const agents = agentsOf(store, conveyance)
  const people = caseCorrespondence({ by, origins, agents }, conveyance)
  const as = (audience: MessageRecipient['audience'], list: readonly Recipient[] = []) =>
    list.map(({ name, email }) => ({ audience, name, email }))
  return [
    ...as('client', people.clients),
    ...as('agent', people.agents),
    ...as('other_side', people.other_side),
  ]
}

/** Whom a message could reach, for each case in the person's scope; others are left out. */
export const caseRecipients = (context: RequestContext, ids: readonly string[]): CaseRecipients[] =>
  context.conveyances.among(ids).map((conveyance) => ({
    id: conveyance.id,
    ref: conveyance.ref,
    recipients: recipientsOf(context, conveyance),
  }))

/** Sends a message to the people of a case; returns how many it reaches, and the names of the others. */
export const sendBulkMessage = (context: RequestContext, id: string, message: BulkMessageBody) => {
  const { conveyances, now } = context
  const people = recipientsOf(context, conveyances.get(id))
  conveyances.change(id, null, (records) => writeToPeople(records, message, people, now))
  const { reached, without } = reachedBy(people, message.to)
  return { sent: reached.length, without }
}
