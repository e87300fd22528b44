import type { Instant } from '#domain/dates'
import { defaultOfficeHours } from '#domain/lead/clock'
import type { Lead } from '#domain/lead/lead'
import type { QuoteCase } from '#domain/quote/case/quote-case'
import { quoteOnOffer } from '#domain/quote/case/quote-case'
import type { Matter } from '#domain/quote/completion'
import { introducerOf } from '#domain/quote/facts'
import { outcomeOf, type QuoteSurroundings } from '#domain/quote/figures/outcome'
import { priceQuote } from '#domain/quote/pricing'
import type { settingsOf } from '#tenant/core/settings'
import type { Store } from '#tenant/core/store'
import { hoursSetting } from '#tenant/lead/settings'
import type { feeScalesOf } from '#tenant/quote/scale/fee-scales'

type Parts = {
  readonly store: Store
  readonly settings: Pick<ReturnType<typeof settingsOf>, 'get'>
  readonly feeScales: Pick<ReturnType<typeof feeScalesOf>, 'on'>
}

/** The outcome of a case, from its lead, conveyances and recorded events. */
export const currentOutcome = (parts: Parts, quoteCase: QuoteCase, fee: number) =>
  outcomeOf(quoteCase, surroundingsOf(parts, quoteCase), fee)

const surroundingsOf = (parts: Parts, quoteCase: QuoteCase): QuoteSurroundings => ({
  lead: leadOf(parts, quoteCase.lead_id),
  matters: mattersOf(parts, quoteCase),
  scale_fee: scaleFee(parts, quoteCase),
  history: historyOf(parts, quoteCase.id),
  hours: parts.settings.get(hoursSetting) ?? defaultOfficeHours,
})

const leadOf = ({ store }: Parts, id: string | null) =>
  id === null
    ? null
    : store.row<Pick<Lead, 'source' | 'received_at' | 'first_response_at'>>(
        `SELECT json_extract(doc, '$.source') AS source,
           json_extract(doc, '$.received_at') AS received_at,
           json_extract(doc, '$.first_response_at') AS first_response_at
         FROM leads WHERE id = ?`,
        id,
      )

const mattersOf = ({ store }: Parts, quoteCase: QuoteCase): Matter[] =>
  quoteCase.linked_conveyances.length === 0
    ? []
    : store.rows<Matter>(
        `SELECT json_extract(doc, '$.status') AS status,
           json_extract(doc, '$.key_dates.instructed_on') AS instructed_on,
           json_extract(doc, '$.key_dates.exchanged_on') AS exchanged_on,
           json_extract(doc, '$.key_dates.completed_at') AS completed_at
         FROM conveyances WHERE id IN (SELECT value FROM json_each(?))`,
        JSON.stringify(quoteCase.linked_conveyances.map(({ id }) => id)),
      )

/** Our fees by the scale of that day, in pence; null when nothing was adjusted manually. */
const scaleFee = ({ feeScales }: Parts, quoteCase: QuoteCase) => {
  const offer = quoteOnOffer(quoteCase)
  if (!offer || offer.facts.overrides.length + offer.facts.added_lines.length === 0) return null
  const on = offer.priced.priced_on
  const plain = { ...offer.facts, overrides: [], added_lines: [] }
  return priceQuote(plain, feeScales.on(on, introducerOf(offer.facts)), on).fees.ex_vat
}

type HistoryRow = { at: Instant; name: string; after: string | null }

const historyOf = ({ store }: Parts, id: string) => {
  const historyRows = store.rows<HistoryRow>(
    `SELECT at, name, json_extract(detail, '$.after') AS after FROM audit
     WHERE subject = 'quote-case' AND subject_id = ?
       AND (name IN ('quotecase.revived', 'quotecase.stage-changed')
         OR (name = 'quotecase.updated' AND json_extract(detail, '$.attempted') = 1))
     ORDER BY seq`,
    id,
  )
  return {
    first_call_at: historyRows.find(({ name }) => name === 'quotecase.updated')?.at ?? null,
    sold_at: historyRows.findLast(({ after }) => after === 'sold')?.at ?? null,
    revivals: historyRows.filter(({ name }) => name === 'quotecase.revived').length,
    talk_seconds: talkSeconds(store, id),
  }
}

const talkSeconds = (store: Store, id: string) =>
  store.row<{ seconds: number }>(
    `SELECT coalesce(sum(json_extract(doc, '$.duration_s')), 0) AS seconds FROM calls
     WHERE subject_id = ? AND disposition = 'answered'`,
    id,
  )?.seconds ?? 0
