import type { Lead } from '#domain/lead/lead'
import type { FilingTarget } from '#domain/tracked-email/tracked-email'
import { tableOf } from '#tenant/core/table'
import { leadDocument } from '#tenant/lead/document'
import type { RequestContext } from '#tenant/runtime/context'

type Stored = Pick<RequestContext, 'store'>

/** What a lead became, which its later mail belongs to; the lead itself while it is one. */
const becameOf = ({ id, number, quote_cases, conveyances = [] }: Lead): FilingTarget => {
  const [quote] = quote_cases
  const [opened] = conveyances
  if (quote) return { kind: 'quote-case', id: quote.id, ref: quote.number }
  if (opened) return { kind: 'conveyance', id: opened.id, ref: opened.ref }
  return { kind: 'lead', id, ref: number }
}

/** Where mail of a record goes that arrives now: that of a lead to what it became. */
export const followedTarget = ({ store }: Stored, target: FilingTarget): FilingTarget => {
  if (target.kind !== 'lead') return target
  const lead = tableOf(store, leadDocument).find(target.id)
  return lead === null ? target : becameOf(lead)
}
