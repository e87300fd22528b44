import type { CandidateCommunication } from '#domain/communication/firm/choosing'
import type { Decision } from '#domain/communication/firm/deciding'
import { goesByPost } from '#domain/communication/letter/posting'
import { lockReason } from '#domain/communication/matrix/locks'
import type { Contact } from '#domain/contact/contact'
import type { EventName } from '#domain/events'
import type { Parts } from '#tenant/core/parts'
import type { Correspondence, Recipient } from './messages.ts'

/** What becomes of one message, and where it goes. */
export type Sending = Omit<Decision, 'status'> & {
  readonly status: Decision['status'] | 'to_print'
  readonly address: string | null
}

/** What becomes of a letter: it waits to be printed, at any hour. */
export const asLetter = (decision: Decision, address: string | null): Sending => {
  if (address === null && decision.reason === 'bad_address')
    return { ...decision, reason: 'no_postal_address', address }
  return decision.status === 'queued'
    ? { status: 'to_print', reason: null, not_before: null, address }
    : { ...decision, address }
}

/** The contact whom a message reaches by post; null for a message that does not go by post. */
export const postedTo = (
  { contacts }: { readonly contacts: Pick<Parts['contacts'], 'current'> },
  type: EventName,
  { audience, channel }: CandidateCommunication,
  { to, from }: { readonly to: Recipient; readonly from: Correspondence },
): Contact | null => {
  const contact = to.contact_id ? contacts.current(to.contact_id) : null
  if (channel === 'letter') return contact
  const isLocked = lockReason({ audience, channel, type }) !== null
  const isOfCase = from.about?.kind === 'conveyance'
  const written = { type, audience, channel, isLocked, isOfCase, email: to.email }
  return goesByPost(written, contact) ? contact : null
}
