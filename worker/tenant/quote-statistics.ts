import { addMonths, earlier as earlierOf, londonInstant } from '#domain/dates'
import { hasPermission } from '#domain/permissions'
import {
  deadReasonsOf,
  periodFrom,
  pricedWithin,
  type QuoteResult,
  resultsByMonth,
  resultsOf,
  slugOf,
} from '#domain/quote-case-statistics'
import type { QuoteLeagueRow, QuoteStatistics } from '#domain/quote-case-statistics-api'
import { clausesOf, whereOf } from './clauses.ts'
import type { Desk } from './desk.ts'
import { quoteCasesWithin } from './reach.ts'

const USUAL_MONTHS = 3
const TREND_MONTHS = 6

/** The days of a period: from the first of its oldest month up to today. */
export const periodOf = (desk: Desk, months = USUAL_MONTHS) => ({
  months,
  from: periodFrom(desk.today, months),
  before: addMonths(periodFrom(desk.today, 1), 1),
})

/** Figures about the cases that somebody reaches, by when they were first priced. */
export const quoteStatistics = (desk: Desk, asked: number | undefined): QuoteStatistics => {
  const { months, from, before } = periodOf(desk, asked)
  const earlier = addMonths(from, -months)
  const trendFrom = periodFrom(desk.today, TREND_MONTHS)
  const priced = pricedSince(desk, earlierOf(earlier, trendFrom))
  const cases = pricedWithin(priced, from, before)
  return {
    as_of: desk.now,
    from,
    until: desk.today,
    total: resultsOf(cases),
    before: resultsOf(pricedWithin(priced, earlier, from)),
    months: resultsByMonth(cases, from, months),
    givers: leagueOf(desk, cases, pricedWithin(priced, trendFrom, before)),
    dead: deadReasonsOf(cases),
    standing: standingOf(desk),
  }
}

/** Names of others stay hidden without reports.view-any: their figures do not. */
const leagueOf = (
  { person, today }: Desk,
  cases: readonly QuoteResult[],
  recent: readonly QuoteResult[],
): QuoteLeagueRow[] => {
  const isOpen = hasPermission(person, 'reports.view-any')
  const recentOf = Map.groupBy(recent, (it) => it.giver?.id ?? '')
  const trendFrom = periodFrom(today, TREND_MONTHS)
  return [...Map.groupBy(cases, (it) => it.giver?.id ?? '')]
    .map(([id, ones]) => {
      const name = ones[0]?.giver?.name ?? 'Nobody'
      const mine = id === person.id
      const told = mine || isOpen
      return {
        ...resultsOf(ones),
        name: told ? name : null,
        slug: told && id !== '' ? slugOf(name) : null,
        mine,
        trend: resultsByMonth(recentOf.get(id) ?? [], trendFrom, TREND_MONTHS).map(
          ({ instructed }) => instructed,
        ),
      }
    })
    .toSorted((a, b) => b.instructed - a.instructed || b.quotes - a.quotes)
}

const standingOf = ({ store, person }: Desk): QuoteStatistics['standing'] => {
  const clauses = clausesOf(quoteCasesWithin(person))
  return store.rows<QuoteStatistics['standing'][number]>(
    `SELECT t.status AS status, t.sale_stage AS sale_stage, count(*) AS count,
       sum(t.fee_ex_vat) AS fee_ex_vat
     FROM quote_case_keys AS t${whereOf(clauses)} GROUP BY t.status, t.sale_stage
     ORDER BY t.status, t.sale_stage`,
    ...clauses.flatMap((it) => it.bindings),
  )
}

type Read = Omit<QuoteResult, 'giver' | 'bdm' | 'opened' | 'accepted'> & {
  readonly giver: string | null
  readonly bdm: string | null
  readonly opened: number
  readonly accepted: number
}

/** Cases first priced since a day. What was priced since was changed since: that index leads. */
export const pricedSince = ({ store, person }: Desk, from: string): QuoteResult[] => {
  const since = londonInstant(from, '00:00')
  const clauses = clausesOf(quoteCasesWithin(person), {
    where: `t.updated_at >= ? AND json_extract(q.doc, '$.quotes[0].sent_at') >= ?`,
    bindings: [since, since],
  })
  return store
    .rows<Read>(
      `SELECT json_extract(q.doc, '$.quotes[0].sent_at') AS sent_at, t.status AS status,
         t.sale_stage AS sale_stage, t.fee_ex_vat AS fee_ex_vat,
         json_array_length(q.doc, '$.quotes[#-1].viewed_at') > 0 AS opened,
         json_extract(q.doc, '$.quotes[#-1].accepted_at') IS NOT NULL AS accepted,
         json_extract(q.doc, '$.giver') AS giver, json_extract(q.doc, '$.bdm') AS bdm,
         json_extract(q.line, '$.agency') AS agency, json_extract(q.line, '$.branch') AS branch,
         json_extract(q.line, '$.negotiator') AS negotiator,
         json_extract(q.line, '$.dead_reason') AS dead_reason
       FROM quote_case_keys AS t JOIN quote_cases AS q ON q.id = t.id${whereOf(clauses)}`,
      ...clauses.flatMap((it) => it.bindings),
    )
    .map((row) => ({
      ...row,
      opened: row.opened === 1,
      accepted: row.accepted === 1,
      giver: row.giver === null ? null : JSON.parse(row.giver),
      bdm: row.bdm === null ? null : JSON.parse(row.bdm),
    }))
}
