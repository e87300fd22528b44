import type { InboxRow, InboxView } from '#domain/inbox/view'
import { href } from '#routes'

/** The query of the inbox at a view, with an email open or with none. */
export const inboxSearch = (view: InboxView, email: string | null = null) =>
  `?view=${view}${email === null ? '' : `&email=${email}`}`

/** Where a row leads: an email opens beside the list, a conversation on the page of WhatsApp. */
export const rowHref = (row: InboxRow, view: InboxView) =>
  row.kind === 'email'
    ? `${href('quotes-inbox', {})}${inboxSearch(view, row.item.id)}`
    : `${href('quotes-whatsapp', {})}?view=${row.thread.assigned_to ? 'all' : 'unassigned'}&thread=${row.thread.id}`
