import type { ClientChoice } from '#domain/contact/choice/api'
import type { ClientChoiceBody } from '#domain/contact/choice/bodies'
import { choiceOf, chooseChannels } from '#domain/contact/choice/choosing'
import type { Contact } from '#domain/contact/contact'
import { notFound } from '#domain/refusal'
import { requireFresh } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { system } from '#tenant/user/people'
import { saveContact } from './updating-copies.ts'

/** The contact of the signed-in client; throws 404 for an account without one. */
const ownContact = ({ contacts, person }: RequestContext): Contact => {
  const contact = person.contact_id ? contacts.current(person.contact_id) : null
  if (contact === null) throw notFound()
  return contact
}

export const ownChoice = (context: RequestContext): ClientChoice => choiceOf(ownContact(context))

/** Saves by which channels the client is told; throws 409 when the contact was changed meanwhile. */
export const saveOwnChoice = (
  context: RequestContext,
  { version, channels }: ClientChoiceBody,
): ClientChoice => {
  const contact = ownContact(context)
  requireFresh(version, contact)
  const outcome = chooseChannels(contact, { channels }, context.now)
  return choiceOf(saveContact(context.as(system, context.by), outcome, contact))
}
