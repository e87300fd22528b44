import type { EventName } from '#domain/events'
import { type Audience, href } from '#routes'

const words: Readonly<Partial<Record<EventName, string>>> = {
  'quote.accepted': 'A quote was accepted',
  'quotecase.dying': 'A quote dies tomorrow',
  'quotecase.died': 'A quote died',
  'quotecase.instructed': 'A quote became a case',
  'lead.assigned': 'A lead was given to you',
  'conveyance.opened': 'A case was opened for you',
  'conveyance.holder-changed': 'Somebody else has the next step on a case',
  'conveyance.exchanged': 'Contracts were exchanged',
  'conveyance.completed': 'A case completed',
  'conveyance.status-changed': 'A case changed its status',
  'milestone.changed': 'A case reached another stage',
  'task.overdue': 'A task is late',
  'ae.changed': 'An enquiry moved on',
  'document.added': 'A document came in',
  'message.inbound': 'A message came in',
  'payment.paid': 'A payment arrived',
}

/** What a notice says. */
export const noticeWords = (event: EventName) => words[event] ?? 'Something changed'

/** Where a notice leads: the record that changed, as this host serves it. */
export const noticeHref = (event: EventName, id: string, audience: Audience | null) => {
  if (/^(quote|quotecase)\./.test(event)) return href('quotes-quote-cases-id', { id }, audience)
  if (event.startsWith('lead.')) return href('quotes-leads-id', { id }, audience)
  if (event.startsWith('message.')) return href('admin-communications', {}, audience)
  return href('conveyances-id', { id }, audience)
}
