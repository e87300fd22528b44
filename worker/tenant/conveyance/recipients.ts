import type { ClientParty } from '#domain/party'
import type { Recipient } from '#tenant/events/messages'

/** Where messages reach clients of a case: the addresses that the case holds. */
export const recipientsOf = (clients: readonly ClientParty[]): Recipient[] =>
  clients.map(({ name, email, phone, contact_id }) => ({ name, email, phone, contact_id }))
