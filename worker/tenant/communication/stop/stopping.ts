import type { Message } from '#domain/communication/message'
import type { StoppedAddress } from '#domain/communication/stop/api'
import type { RequestContext } from '#tenant/runtime/context'

/** Stops further mail to the address of a message, and records it on every contact that has it. */
export const stopAddress = (
  context: RequestContext,
  { id, to_address }: Pick<Message, 'id' | 'to_address'>,
  { kind, reason }: Pick<StoppedAddress, 'kind' | 'reason'>,
) => {
  const address = to_address.toLowerCase()
  const stop = { address, kind, reason, message_id: id, at: context.now }
  if (context.stops.put(stop)) recordOnContacts(context, true, { address, kind, reason })
}

type Mail = Pick<StoppedAddress, 'address' | 'kind' | 'reason'>

/** Records on every contact with an address that mail to it stopped or resumed. */
export const recordOnContacts = (context: RequestContext, isStopped: boolean, detail: Mail) => {
  const contacts = context.store.rows<{ id: string; version: number }>(
    'SELECT id, version FROM contacts WHERE email = ?',
    detail.address,
  )
  context.recordEvents(
    contacts.map(({ id, version }) => ({
      name: isStopped ? 'contact.mail-stopped' : 'contact.mail-resumed',
      subject: 'contact',
      id,
      version,
      changed: ['email'],
      detail,
    })),
  )
}
