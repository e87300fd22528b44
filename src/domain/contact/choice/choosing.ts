import { postalAddressOf } from '#domain/communication/letter/posting'
import { formatPhone } from '#domain/contact'
import { type ContactOutcome, changedContact } from '#domain/contact/change'
import type { Contact } from '#domain/contact/contact'
import type { Instant } from '#domain/dates'
import { assertValid } from '#domain/refusal'
import type { ClientChoice } from './api.ts'
import { ChosenChannel, type ClientChoiceBody } from './bodies.ts'

type Reachable = Pick<Contact, 'email' | 'phone' | 'whatsapp_opt_in_at' | 'addresses'>

/** The channels by which a client can be reached; WhatsApp only once they have agreed to it there. */
const offeredTo = (contact: Reachable): ChosenChannel[] => {
  const { email, phone, whatsapp_opt_in_at } = contact
  const isMobile = phone?.startsWith('+447') ?? false
  return ChosenChannel.options.filter((channel) => {
    if (channel === 'email') return email !== null
    if (channel === 'post') return postalAddressOf(contact) !== null
    return isMobile && (channel === 'sms' || whatsapp_opt_in_at !== null)
  })
}

/** What a client sees of their choice; whoever has chosen nothing is told by every channel but post. */
export const choiceOf = (contact: Contact): ClientChoice => {
  const offered = offeredTo(contact)
  const { channels } = contact.communication
  return {
    version: contact.version,
    chosen: offered.filter((it) => (channels.length === 0 ? it !== 'post' : channels.includes(it))),
    offered,
    email: contact.email,
    phone: contact.phone === null ? null : formatPhone(contact.phone),
  }
}

/** The contact with the client’s own choice; that they may be telephoned, which staff agreed with them, stays. */
export const chooseChannels = (
  contact: Contact,
  { channels }: Pick<ClientChoiceBody, 'channels'>,
  now: Instant,
): ContactOutcome => {
  const offered = offeredTo(contact)
  assertValid(
    channels.some((it) => !offered.includes(it))
      ? { channels: ['We cannot reach you in this way. Call us to add a number or an address.'] }
      : {},
  )
  const chosen = ChosenChannel.options.filter((it) => channels.includes(it))
  const kept = contact.communication.channels.filter((it) => it === 'phone')
  const communication = { ...contact.communication, channels: [...chosen, ...kept] }
  return changedContact(contact, { communication }, now)
}
