import { fullDate, londonDate, londonTime, longDate } from '#domain/dates'
import type { DocumentTable, FiguresDocument } from '#domain/document/figures-document'
import { deadReasonNames } from '#domain/quote/case/labels'
import { quoteSourceNames } from '#domain/quote/case/source'
import { creditText } from '#domain/quote/credit'
import type { QuoteBreakdown, QuoteStatistics } from '#domain/quote/figures/api'
import { breakdownFigures, effortFigures, leagueFigures } from '#domain/quote/figures/choice'
import { type FigureKey, figureOf, quoteFigures } from '#domain/quote/figures/figure'
import { formatFigure } from '#domain/quote/figures/labels'
import type { QuoteMeasures } from '#domain/quote/figures/measure'
import type { RequestContext } from '#tenant/runtime/context'
import { type BreakdownAsked, quoteBreakdown } from './breakdown.ts'
import { type Asked, agencyNames, quoteStatistics } from './statistics.ts'
import { recordExport } from './statistics-file.ts'

export const leagueDocument = (context: RequestContext, asked: Asked): FiguresDocument => {
  const quoteStatistic = quoteStatistics(context, asked)
  recordExport(context, { ...asked, table: 'givers', as: 'pdf' }, quoteStatistic.givers.length)
  return {
    ...headOf(context, quoteStatistic, asked),
    title: 'Quote givers',
    tables: [leagueTable(quoteStatistic), ...deathsTable(quoteStatistic)],
    definitions: definitionsOf(leagueFigures),
  }
}

export const breakdownDocument = (
  context: RequestContext,
  asked: BreakdownAsked,
): FiguresDocument => {
  const it = quoteBreakdown(context, asked)
  recordExport(context, { ...asked, as: 'pdf' }, it.rows.length)
  const isGiver = asked.by === 'giver' && it.of === 'person'
  return {
    ...headOf(context, it, asked),
    title: `${it.name}, ${it.of === 'person' ? 'by introducer' : 'by person'}`,
    tables: [gridTable(it), ...(isGiver ? [effortTable(it)] : [])],
    definitions: definitionsOf([...breakdownFigures, ...(isGiver ? effortFigures : [])]),
  }
}

type Head = Pick<QuoteStatistics, 'as_of' | 'from' | 'until' | 'whose'>

const dated = (day: string) => `${longDate(day)} ${day.slice(0, 4)}`
const whoseLabels = { all: [], team: ['my team’s'], mine: ['mine'] } as const

const sourceNames: Readonly<Partial<Record<string, string>>> = quoteSourceNames

const headOf = (context: RequestContext, head: Head, { source, agency, stage }: Asked) => {
  const day = londonDate(head.as_of)
  const covers = [
    `First priced ${dated(head.from)} to ${dated(head.until)}`,
    ...(source ? [sourceNames[source] ?? source] : []),
    ...(agency ? [agencyNames(context)[agency] ?? agency] : []),
    ...(stage ? [stage] : []),
    ...whoseLabels[head.whose],
  ]
  return {
    firm: context.firm.brand.name,
    covers: covers.join(' · '),
    as_of: `As of ${fullDate(day)} ${day.slice(0, 4)}, ${londonTime(head.as_of)}`,
  }
}

const definitionsOf = (keys: readonly FigureKey[]) => [
  ...[...new Set(keys)].map((key) => ({
    name: quoteFigures[key].name,
    says: quoteFigures[key].says,
  })),
  { name: 'Credit', says: creditText },
]

const cells = (keys: readonly FigureKey[], quoteMeasures: QuoteMeasures) =>
  keys.map((key) => formatFigure(key, figureOf(key, quoteMeasures)))

const names = (keys: readonly FigureKey[]) => keys.map((key) => quoteFigures[key].name)

const leagueTable = (quoteStatistics: QuoteStatistics): DocumentTable => ({
  title: null,
  heads: ['Giver', ...names(leagueFigures)],
  rows: quoteStatistics.givers.map((row) => [
    row.name ?? 'A colleague',
    ...cells(leagueFigures, row),
  ]),
  total: ['All shown', ...cells(leagueFigures, quoteStatistics.total)],
})

const deathsTable = ({ givers, dead }: QuoteStatistics): DocumentTable[] => {
  const rows = givers.filter(({ dead_by }) => dead_by.length > 0)
  if (rows.length === 0) return []
  return [
    {
      title: 'Lost by reason',
      heads: ['Giver', ...dead.map(({ reason }) => deadReasonNames[reason])],
      rows: rows.map(({ name, dead_by }) => [
        name ?? 'A colleague',
        ...dead.map(({ reason }) =>
          String(dead_by.find((one) => one.reason === reason)?.count ?? 0),
        ),
      ]),
      total: ['All shown', ...dead.map(({ count }) => String(count))],
    },
  ]
}

const gridTable = (quoteBreakdown: QuoteBreakdown): DocumentTable => ({
  title: null,
  heads: [quoteBreakdown.of === 'person' ? 'Introducer' : 'Person', ...names(breakdownFigures)],
  rows: quoteBreakdown.rows.map((row) => [
    [row.name, row.branch, row.negotiator].filter(Boolean).join(', '),
    ...cells(breakdownFigures, row),
  ]),
  total: ['Total', ...cells(breakdownFigures, quoteBreakdown.total)],
})

const effortTable = (quoteBreakdown: QuoteBreakdown): DocumentTable => ({
  title: 'Effort',
  heads: [
    'Figure',
    quoteBreakdown.name,
    'Before',
    ...(quoteBreakdown.medians ? ['Team median'] : []),
  ],
  rows: effortFigures.map((key) => [
    quoteFigures[key].name,
    formatFigure(key, figureOf(key, quoteBreakdown.total)),
    formatFigure(key, figureOf(key, quoteBreakdown.before)),
    ...(quoteBreakdown.medians ? [formatFigure(key, quoteBreakdown.medians[key] ?? null)] : []),
  ]),
  total: null,
})
