import type { InboxRow, InboxView } from '#domain/inbox/view'
import { href } from '#routes'

/** The query of the inbox at a view, with an email open or with none. */
export const inboxSearch = (view: InboxView, email: string | null = null) =>
  `?view=${view}${email === null ? '' : `&email=${email}`}`

/** Where a row leads: an email opens beside the list, a conversation on the page of WhatsApp or of its case. */
export const rowHref = (row: InboxRow, view: InboxView) => {
  if (row.kind === 'email') return `${href('quotes-inbox', {})}${inboxSearch(view, row.item.id)}`
  if (row.kind === 'client')
    return `${href('conveyances-id', { id: row.message.conveyance_id })}?tab=messages`
  const { assigned_to, id } = row.thread
  return `${href('quotes-whatsapp', {})}?view=${assigned_to ? 'all' : 'unassigned'}&thread=${id}`
}
