import type { Message } from '#domain/communication/message'
import type { Parts } from '#tenant/core/parts'

/** Whether a contact lets themselves be written to by a channel; somebody who is not known does. */
export const acceptsChannel = (
  { contacts }: { readonly contacts: Pick<Parts['contacts'], 'current'> },
  contactId: string | undefined,
  channel: Message['channel'],
): boolean => {
  const contact = contactId === undefined ? null : contacts.current(contactId)
  if (contact === null || channel === 'portal' || channel === 'internal' || channel === 'letter')
    return true
  const { channels } = contact.communication
  const isChosen = channels.length === 0 || channels.includes(channel)
  return isChosen && (channel !== 'whatsapp' || contact.whatsapp_opt_in_at !== null)
}

/** Whether a contact agreed to be written to about more than their own matters; somebody who is not known did not. */
export const acceptsMarketing = (
  { contacts }: { readonly contacts: Pick<Parts['contacts'], 'current'> },
  contactId: string | undefined,
): boolean => contactId !== undefined && contacts.current(contactId)?.marketing_opt_in === true
