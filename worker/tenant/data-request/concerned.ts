import { nameOf } from '#domain/contact'
import type { Contact } from '#domain/contact/contact'
import type { DataRequest } from '#domain/data-request/request'
import type { Correspondence } from '#tenant/events/messages'
import type { RequestContext } from '#tenant/runtime/context'
import { decidersOf } from '#tenant/user/role/holders'

/** The contact as an event of it names it. */
export const about = ({ id, version }: Contact) => ({
  ...{ subject: 'contact' as const, id, version, changed: ['data_requests'] },
})

/** Who is told of a request: whoever answers requests, and the person themselves. */
export const concernedBy = (
  context: RequestContext,
  { contact_id }: Pick<DataRequest, 'contact_id'>,
) => ({ users: decidersOf(context, 'data-requests.update'), clients: [contact_id] })

export const lettersTo = <Value extends string>(
  contact: Contact,
  values: Readonly<Record<Value, string>>,
): Correspondence<Value> => ({
  about: null,
  values,
  clients: [
    {
      ...{ name: nameOf(contact), email: contact.email, phone: contact.phone },
      contact_id: contact.id,
    },
  ],
})
