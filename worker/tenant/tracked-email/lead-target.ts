import type { Lead } from '#domain/lead/lead'
import type { FilingTarget } from '#domain/tracked-email/tracked-email'
import { tableOf } from '#tenant/core/table'
import { leadDocument } from '#tenant/lead/document'
import type { RequestContext } from '#tenant/runtime/context'

type Stored = Pick<RequestContext, 'store'>

const MOST_MERGES = 20

/** The lead that goes on with a lead's work: the one that it was merged into, or itself. */
const livingLead = ({ store }: Stored, id: string): Lead | null => {
  const table = tableOf(store, leadDocument)
  let lead = table.find(id)
  for (let step = 0; step < MOST_MERGES && lead?.duplicate_of; step += 1)
    lead = table.find(lead.duplicate_of.id) ?? lead
  return lead
}

/** What a lead became, which its later mail belongs to; the lead itself while it is one. */
const becameOf = ({ id, number, quote_cases, conveyances = [] }: Lead): FilingTarget => {
  const [quote] = quote_cases
  const [opened] = conveyances
  if (quote) return { kind: 'quote-case', id: quote.id, ref: quote.number }
  if (opened) return { kind: 'conveyance', id: opened.id, ref: opened.ref }
  return { kind: 'lead', id, ref: number }
}

/** Where mail of a record goes that arrives now: that of a lead to what it, or the lead that it was merged into, became. */
export const followedTarget = (stored: Stored, target: FilingTarget): FilingTarget => {
  if (target.kind !== 'lead') return target
  const lead = livingLead(stored, target.id)
  return lead === null ? target : becameOf(lead)
}

/** The lead under which what is about a lead is read now: the one that it was merged into, or itself. */
export const keptLead = (stored: Stored, id: string): string => livingLead(stored, id)?.id ?? id

/** The leads that were merged into a lead, at whatever time. */
export const mergedInto = ({ store }: Stored, id: string): string[] =>
  tableOf(store, leadDocument)
    .find(id)
    ?.merged.map((it) => it.id) ?? []
