import type { LeadCut, QuoteCut, QuoteFilters } from '#domain/quote/figures/cell'
import { levelsFor } from '#domain/quote/figures/cell'
import {
  addMeasures,
  measuresOf,
  type QuoteMeasures,
  quoteMeasures,
} from '#domain/quote/figures/measure'
import type { Store } from '#tenant/core/store'
import type { FigureScope } from './scope.ts'

type Months = { readonly first: string; readonly last: string }
type FiguresQuery = {
  readonly cut: QuoteCut
  readonly within: Months
  /** A prefix of the keys; every key by default. */
  readonly begins?: string
}

type LeadFiguresQuery = FiguresQuery & { readonly cut: LeadCut }

const sums = quoteMeasures.map((name) => `coalesce(sum(${name}), 0) AS ${name}`).join(', ')

type Row = { key: string; month: string } & Record<keyof QuoteMeasures, number>
export type Keyed = QuoteMeasures & { readonly key: string }
export type Dated = Keyed & { readonly month: string }

const AFTER_ALL = '\u{10ffff}'

export const figuresOf = (store: Store, scope: FigureScope, filters: QuoteFilters) => {
  const narrowed = JSON.stringify(levelsFor(filters))
  const rows = (by: 'key' | 'month, key', { cut, within, begins = '' }: FiguresQuery): Row[] =>
    store.rows<Row>(
      `SELECT month, key, ${sums} FROM quote_totals
       WHERE scope IN (SELECT value FROM json_each(?)) AND cut = ?
         AND filters IN (SELECT value FROM json_each(?)) AND month BETWEEN ? AND ?
         AND key >= ? AND key < ?
       GROUP BY ${by}`,
      JSON.stringify(cut.startsWith('lead-') ? scope.leads : scope.cases),
      cut,
      narrowed,
      within.first,
      within.last,
      begins,
      begins + AFTER_ALL,
    )
  const hasCounts = (it: Row) => quoteMeasures.some((name) => it[name] !== 0)
  const rowsWithLeads = (
    by: 'key' | 'month, key',
    query: LeadFiguresQuery,
    same: (a: Row, b: Row) => boolean,
  ): Row[] => {
    const cases = rows(by, query)
    const leads = rows(by, { ...query, cut: `lead-${query.cut}` })
    const joined = cases.map((caseFile) => {
      const of = leads.find((lead) => same(caseFile, lead))
      return { ...caseFile, ...(of ? addMeasures(caseFile, of) : {}) }
    })
    return [...joined, ...leads.filter((lead) => !cases.some((it) => same(it, lead)))]
  }
  return {
    byKey: (query: FiguresQuery): Keyed[] =>
      rows('key', query)
        .filter(hasCounts)
        .map(({ month: _, ...it }) => it),
    byMonth: (query: FiguresQuery): Dated[] => rows('month, key', query).filter(hasCounts),
    withLeads: (query: LeadFiguresQuery): Keyed[] =>
      rowsWithLeads('key', query, (a, b) => a.key === b.key)
        .filter(hasCounts)
        .map(({ month: _, ...it }) => it),
    monthly: (within: Months): Dated[] =>
      rowsWithLeads('month, key', { cut: 'total', within }, (a, b) => a.month === b.month),
    total: (within: Months): QuoteMeasures =>
      rowsWithLeads('key', { cut: 'total', within }, () => true).reduce<QuoteMeasures>(
        (sum, it) => addMeasures(sum, it),
        measuresOf(),
      ),
  }
}

export type Figures = ReturnType<typeof figuresOf>
