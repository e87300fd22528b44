import { keysOf } from '#domain/entries'
import { type ExportColumn, formatPoundsCell } from '#domain/list/export'
import { deadReasonNames } from '#domain/quote/case/labels'
import { cohortNames, quoteCuts } from '#domain/quote/class'
import type {
  QuoteBreakdownRow,
  QuoteLeagueRow,
  QuoteStatistics,
  StatisticsTable,
} from '#domain/quote/figures/api'
import { type FigureKey, figureOf, quoteFigures } from '#domain/quote/figures/figure'
import type { QuoteMeasures } from '#domain/quote/figures/measure'
import { csvOf } from '#tenant/core/csv'
import type { RequestContext } from '#tenant/runtime/context'
import { type BreakdownAsked, quoteBreakdown } from './breakdown.ts'
import { type Asked, quoteStatistics } from './statistics.ts'

/** A figure as a number for spreadsheets, in pounds, per cent or days; null when unknown. */
const cellValue = (key: FigureKey, quoteMeasures: QuoteMeasures): string | number | null => {
  const value = figureOf(key, quoteMeasures)
  if (value === null) return null
  const { unit } = quoteFigures[key]
  if (unit === 'pence') return formatPoundsCell(value)
  return unit === 'per mille' || unit === 'tenths of a day' ? (value / 10).toFixed(1) : value
}

const unitSuffixes: Readonly<Partial<Record<string, string>>> = {
  'per mille': ' %',
  pence: ' £',
  minutes: ' minutes',
}

const figureColumns = keysOf(quoteFigures).map((key) => {
  const { name: head, unit } = quoteFigures[key]
  return {
    key,
    head: head + (unitSuffixes[unit] ?? ''),
    of: (it: QuoteMeasures) => cellValue(key, it),
  }
})

type Sheet = { readonly count: number; readonly csv: () => string }

const sheet = <Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]): Sheet => ({
  count: rows.length,
  csv: () => csvOf(columns, rows),
})

const sheets: Readonly<Record<StatisticsTable, (it: QuoteStatistics) => Sheet>> = {
  months: (it) =>
    sheet([{ key: 'month', head: 'Month', of: (row) => row.month }, ...figureColumns], it.months),
  givers: (it) =>
    sheet<QuoteLeagueRow>(
      [
        { key: 'giver', head: 'Giver', of: (row) => row.name ?? 'A colleague' },
        ...figureColumns,
        {
          key: 'dead_by',
          head: 'Lost by reason',
          of: (row) =>
            row.dead_by.map((one) => `${deadReasonNames[one.reason]} ${one.count}`).join(', '),
        },
      ],
      it.givers,
    ),
  cuts: (it) =>
    sheet(
      [
        { key: 'by', head: 'By', of: (row) => row.by },
        { key: 'name', head: 'Name', of: (row) => row.name },
        ...figureColumns,
      ],
      quoteCuts.flatMap((by) => it.cuts[by].map((row) => ({ ...row, by }))),
    ),
  dead: (it) =>
    sheet(
      [
        { key: 'reason', head: 'Reason', of: (row) => deadReasonNames[row.reason] },
        { key: 'count', head: 'Cases', of: (row) => row.count },
      ],
      it.dead,
    ),
  forecast: (it) =>
    sheet(
      [
        { key: 'month', head: 'Month', of: (row) => row.month },
        { key: 'count', head: 'Cases', of: (row) => row.count },
        { key: 'fee', head: 'Fees £', of: (row) => formatPoundsCell(row.fee) },
        { key: 'expected', head: 'Expected £', of: (row) => formatPoundsCell(row.expected) },
      ],
      it.forecast.months,
    ),
  cohort: (it) =>
    sheet(
      [
        { key: 'month', head: 'Instructed in', of: (row) => row.month },
        { key: 'instructed', head: 'Instructed', of: (row) => row.instructed },
        ...Object.entries(cohortNames).map(([key, head]) => ({
          key: `class_${key}`,
          head,
          of: (row: QuoteStatistics['cohort'][number]) => row.classes[key] ?? 0,
        })),
      ],
      it.cohort,
    ),
}

export const statisticsFile = (
  context: RequestContext,
  { table, ...asked }: Asked & { readonly table: StatisticsTable },
) => {
  const { count, csv } = sheets[table](quoteStatistics(context, asked))
  recordExport(context, { ...asked, table }, count)
  return csv()
}

export const breakdownFile = (context: RequestContext, asked: BreakdownAsked) => {
  const { rows } = quoteBreakdown(context, asked)
  recordExport(context, asked, rows.length)
  return csvOf<QuoteBreakdownRow>(
    [
      { key: 'name', head: 'Name', of: (it) => it.name },
      { key: 'branch', head: 'Branch', of: (it) => it.branch },
      { key: 'negotiator', head: 'Negotiator', of: (it) => it.negotiator },
      { key: 'last_visit', head: 'Last visit', of: (it) => it.last_visit },
      ...figureColumns,
    ],
    rows,
  )
}

export const recordExport = (
  context: RequestContext,
  detail: Readonly<Record<string, unknown>>,
  count: number,
) =>
  context.recordEvents([
    {
      name: 'list.exported',
      subject: 'list',
      id: 'quote-figures',
      version: 0,
      changed: [],
      detail: { ...detail, count },
    },
  ])
