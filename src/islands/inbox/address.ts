import type { InboxRow, InboxView } from '#domain/inbox/view'
import { href } from '#routes'

/** The query of the inbox at a view, with an email or a text message open or with none. */
export const inboxSearch = (
  view: InboxView,
  id: string | null = null,
  kind: 'email' | 'text' = 'email',
) => `?view=${view}${id === null ? '' : `&${kind}=${id}`}`

/** Where a row leads: an email or a text message opens beside the list, a conversation on the page of WhatsApp or of its case. */
export const rowHref = (row: InboxRow, view: InboxView) => {
  if (row.kind === 'email') return `${href('quotes-inbox', {})}${inboxSearch(view, row.item.id)}`
  if (row.kind === 'text')
    return `${href('quotes-inbox', {})}${inboxSearch(view, row.text.id, 'text')}`
  if (row.kind === 'client')
    return `${href('conveyances-id', { id: row.message.conveyance_id })}?tab=messages`
  const { assigned_to, id } = row.thread
  return `${href('quotes-whatsapp', {})}?view=${assigned_to ? 'all' : 'unassigned'}&thread=${id}`
}
