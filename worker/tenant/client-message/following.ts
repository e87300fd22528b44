import { nameOf } from '#domain/contact'
import type { Contact } from '#domain/contact/contact'
import { tableOf } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { clientMessageDocument } from './document.ts'

/** The conversations of a contact who was merged into another are that one’s from now on. */
export const moveConversations = ({ store }: RequestContext, from: string, to: Contact) => {
  const table = tableOf(store, clientMessageDocument)
  const ids = store
    .rows<{ id: string }>('SELECT id FROM client_messages WHERE client_id = ?', from)
    .map(({ id }) => id)
  for (const message of table.all(ids))
    table.replace(
      { ...message, client: { id: to.id, name: nameOf(to) }, version: message.version + 1 },
      message.version,
    )
}
