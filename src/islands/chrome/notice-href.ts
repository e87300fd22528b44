import type { EventName } from '#domain/events'
import { type Audience, href } from '#routes'

/** Returns the address of a notice's record on this host. */
export const noticeHref = (event: EventName, id: string, audience: Audience | null) => {
  if (/^(quote|quotecase)\./.test(event)) return href('quotes-quote-cases-id', { id }, audience)
  if (event.startsWith('lead.')) return href('quotes-leads-id', { id }, audience)
  if (event.startsWith('inbox.')) return `${href('quotes-inbox', {})}?view=all&email=${id}`
  if (event.startsWith('whatsapp.')) return `${href('quotes-whatsapp', {})}?thread=${id}`
  if (event.startsWith('message.')) return href('admin-communications', {}, audience)
  return href('conveyances-id', { id }, audience)
}
