import { eventText } from '#domain/events'
import type { QuotedLead } from '#domain/quote/case/api'
import type { QuoteCase } from '#domain/quote/case/quote-case'
import { detailOf } from '#tenant/events/detail'
import type { RequestContext } from '#tenant/runtime/context'

const MOST_EVENTS = 100

/** The lead that a quote came from, with its notes; null without one that the person may see. */
export const quotedLead = (
  { leads, audit }: RequestContext,
  { lead_id }: QuoteCase,
): QuotedLead | null => {
  const lead = lead_id === null ? null : leads.find(lead_id)
  if (lead === null) return null
  const rows = [lead, ...lead.merged].flatMap(({ id }) => audit.history('lead', id, MOST_EVENTS))
  return {
    id: lead.id,
    number: lead.number,
    message: lead.message,
    notes: rows
      .map((row) => ({ row, detail: detailOf(row) }))
      .filter(({ detail }) => typeof detail['note'] === 'string')
      .toSorted((a, b) => b.row.at.localeCompare(a.row.at))
      .map(({ row, detail }) => ({
        at: row.at,
        who: row.actor_name ?? 'Deedbox',
        words: eventText(row.name, detail),
      })),
  }
}
