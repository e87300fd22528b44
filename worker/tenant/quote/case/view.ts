import { eventText } from '#domain/events'
import { hasPermission } from '#domain/permissions'
import type { ShownQuoteCase } from '#domain/quote/case/api'
import type { QuoteCase, QuoteCaseRow } from '#domain/quote/case/quote-case'
import { introducerOf } from '#domain/quote/facts'
import { priceQuote } from '#domain/quote/pricing'
import type { AuditRow } from '#tenant/events/audit'
import { detailOf } from '#tenant/events/detail'
import type { Desk } from '#tenant/runtime/context'

const MOST_TOLD = 100
const MOST_ALIKE = 5

/** A case with what its page shows beside it. */
export const shownQuoteCase = (desk: Desk, it: QuoteCase): ShownQuoteCase => ({
  quote_case: it,
  priced: pricedFor(desk, it),
  alike: alike(desk, it),
  timeline: desk.audit.history('quote-case', it.id, MOST_TOLD).map(toldOf),
})

const pricedFor = ({ feeScales, today, person }: Desk, { facts }: QuoteCase) =>
  priceQuote(facts, feeScales.on(today, introducerOf(facts)), today, {
    passesLimits: hasPermission(person, 'fee-scales.update'),
  })

const toldOf = (row: AuditRow) => ({
  at: row.at,
  name: row.name,
  who: row.actor_name ?? 'Deedbox',
  words: eventText(row.name, detailOf(row)),
})

/** Open cases of the same person or the same address. */
const alike = (desk: Desk, it: QuoteCase): ShownQuoteCase['alike'] => {
  const [client] = it.facts.clients
  const address =
    it.facts.sale?.address || it.facts.purchase?.address || it.facts.remortgage?.address || ''
  const asked = [
    { q: client?.email ?? '', why: 'Same email address' },
    { q: client?.phone ?? '', why: 'Same telephone number' },
    { q: address, why: 'Same address' },
  ]
  const seen = new Map<string, ShownQuoteCase['alike'][number]>()
  for (const { q, why } of asked.filter((one) => one.q.trim().length > 4))
    for (const row of desk.quoteCaseList.page({ view: 'open', q, limit: MOST_ALIKE }).rows)
      if (row.id !== it.id && !seen.has(row.id)) seen.set(row.id, shortly(row, why))
  return [...seen.values()].slice(0, MOST_ALIKE)
}

const shortly = ({ id, number, people }: QuoteCaseRow, why: string) => ({ id, number, people, why })
