import { eventText } from '#domain/events'
import { foldAutosaves } from '#domain/field-change'
import { hasPermission } from '#domain/permissions'
import type { QuoteCaseDetail } from '#domain/quote/case/api'
import type { QuoteCase, QuoteCaseRow } from '#domain/quote/case/quote-case'
import { introducerOf } from '#domain/quote/facts'
import { priceQuote } from '#domain/quote/pricing'
import type { AuditRow } from '#tenant/events/audit'
import { detailOf } from '#tenant/events/detail'
import type { RequestContext } from '#tenant/runtime/context'
import { quotedLead } from './lead-notes.ts'

const MOST_EVENTS = 100
const MOST_ALIKE = 5

export const toQuoteCaseDetail = (
  context: RequestContext,
  quoteCase: QuoteCase,
): QuoteCaseDetail => ({
  quote_case: quoteCase,
  priced: pricedFor(context, quoteCase),
  lead: quotedLead(context, quoteCase),
  alike: alike(context, quoteCase),
  timeline: timelineOf(context, quoteCase),
})

const pricedFor = ({ feeScales, today, person }: RequestContext, { facts }: QuoteCase) =>
  priceQuote(facts, feeScales.on(today, introducerOf(facts)), today, {
    passesLimits: hasPermission(person, 'fee-scales.update'),
  })

const timelineOf = ({ audit }: RequestContext, { id }: QuoteCase): QuoteCaseDetail['timeline'] =>
  foldAutosaves(audit.history('quote-case', id, MOST_EVENTS).map(toHistoryRow)).map((row) => ({
    at: row.at,
    name: row.name,
    who: row.actor ?? 'Deedbox',
    words: eventText(row.name, row.detail),
  }))

const toHistoryRow = (row: AuditRow) => ({
  at: row.at,
  name: row.name,
  subject: row.subject_id,
  actor: row.actor_name,
  detail: detailOf(row),
})

/** Open cases of the same person or address, with the reason. */
const alike = (context: RequestContext, quoteCase: QuoteCase): QuoteCaseDetail['alike'] => {
  const [client] = quoteCase.facts.clients
  const address =
    quoteCase.facts.sale?.address ||
    quoteCase.facts.purchase?.address ||
    quoteCase.facts.remortgage?.address ||
    ''
  const searches = [
    { q: client?.email ?? '', why: 'Same email address' },
    { q: client?.phone ?? '', why: 'Same telephone number' },
    { q: address, why: 'Same address' },
  ]
  const matches = new Map<string, QuoteCaseDetail['alike'][number]>()
  for (const { q, why } of searches.filter((one) => one.q.trim().length > 4))
    for (const row of context.quoteCaseList.page({ view: 'open', q, limit: MOST_ALIKE }).rows)
      if (row.id !== quoteCase.id && !matches.has(row.id)) matches.set(row.id, toAlike(row, why))
  return [...matches.values()].slice(0, MOST_ALIKE)
}

const toAlike = ({ id, number, people }: QuoteCaseRow, why: string) => ({ id, number, people, why })
