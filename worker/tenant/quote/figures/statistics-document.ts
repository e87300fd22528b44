import { fullDate, londonDate, londonTime, longDate } from '#domain/dates'
import type { FiguresPaper, PaperTable } from '#domain/document/figures-document'
import { deadReasonNames } from '#domain/quote/case/labels'
import { quoteSourceNames } from '#domain/quote/case/source'
import { creditWords } from '#domain/quote/credit'
import type { QuoteBreakdown, QuoteStatistics } from '#domain/quote/figures/api'
import { breakdownFigures, effortFigures, leagueFigures } from '#domain/quote/figures/choice'
import { type FigureKey, figureOf, quoteFigures } from '#domain/quote/figures/figure'
import { say } from '#domain/quote/figures/labels'
import type { QuoteMeasures } from '#domain/quote/figures/measure'
import type { Desk } from '#tenant/runtime/context'
import { type BreakdownAsked, quoteBreakdown } from './breakdown.ts'
import { type Asked, agencyNames, quoteStatistics } from './statistics.ts'
import { taken } from './statistics-file.ts'

/** The league of givers on paper, with the names that the asker may be told. */
export const leaguePaper = (desk: Desk, asked: Asked): FiguresPaper => {
  const it = quoteStatistics(desk, asked)
  taken(desk, { ...asked, table: 'givers', as: 'pdf' }, it.givers.length)
  return {
    ...headOf(desk, it, asked),
    title: 'Quote givers',
    tables: [leagueTable(it), ...deathsTable(it)],
    definitions: definitionsOf(leagueFigures),
  }
}

/** The grid of a person or an introducer on paper. */
export const breakdownPaper = (desk: Desk, asked: BreakdownAsked): FiguresPaper => {
  const it = quoteBreakdown(desk, asked)
  taken(desk, { ...asked, as: 'pdf' }, it.rows.length)
  const isGiver = asked.by === 'giver' && it.of === 'person'
  return {
    ...headOf(desk, it, asked),
    title: `${it.name}, ${it.of === 'person' ? 'by introducer' : 'by person'}`,
    tables: [gridTable(it), ...(isGiver ? [effortTable(it)] : [])],
    definitions: definitionsOf([...breakdownFigures, ...(isGiver ? effortFigures : [])]),
  }
}

type Head = Pick<QuoteStatistics, 'as_of' | 'from' | 'until' | 'whose'>

const dated = (day: string) => `${longDate(day)} ${day.slice(0, 4)}`
const whoseWords = { all: [], team: ['my team’s'], mine: ['mine'] } as const

const headOf = (desk: Desk, it: Head, { source, agency, stage }: Asked) => {
  const day = londonDate(it.as_of)
  const covers = [
    `First priced ${dated(it.from)} to ${dated(it.until)}`,
    ...(source ? [quoteSourceNames[source as keyof typeof quoteSourceNames] ?? source] : []),
    ...(agency ? [agencyNames(desk)[agency] ?? agency] : []),
    ...(stage ? [stage] : []),
    ...whoseWords[it.whose],
  ]
  return {
    firm: desk.firm.brand.name,
    covers: covers.join(' · '),
    as_of: `As of ${fullDate(day)} ${day.slice(0, 4)}, ${londonTime(it.as_of)}`,
  }
}

const definitionsOf = (keys: readonly FigureKey[]) => [
  ...[...new Set(keys)].map((key) => ({
    name: quoteFigures[key].name,
    says: quoteFigures[key].says,
  })),
  { name: 'Credit', says: creditWords },
]

const words = (keys: readonly FigureKey[], it: QuoteMeasures) =>
  keys.map((key) => say(key, figureOf(key, it)))

const names = (keys: readonly FigureKey[]) => keys.map((key) => quoteFigures[key].name)

const leagueTable = (it: QuoteStatistics): PaperTable => ({
  title: null,
  heads: ['Giver', ...names(leagueFigures)],
  rows: it.givers.map((row) => [row.name ?? 'A colleague', ...words(leagueFigures, row)]),
  total: ['All shown', ...words(leagueFigures, it.total)],
})

const deathsTable = ({ givers, dead }: QuoteStatistics): PaperTable[] => {
  const rows = givers.filter(({ dead_by }) => dead_by.length > 0)
  if (rows.length === 0) return []
  return [
    {
      title: 'Dead by reason',
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

const gridTable = (it: QuoteBreakdown): PaperTable => ({
  title: null,
  heads: [it.of === 'person' ? 'Introducer' : 'Person', ...names(breakdownFigures)],
  rows: it.rows.map((row) => [
    [row.name, row.branch, row.negotiator].filter(Boolean).join(', '),
    ...words(breakdownFigures, row),
  ]),
  total: ['Total', ...words(breakdownFigures, it.total)],
})

const effortTable = (it: QuoteBreakdown): PaperTable => ({
  title: 'Effort',
  heads: ['Figure', it.name, 'Before', ...(it.medians ? ['Team median'] : [])],
  rows: effortFigures.map((key) => [
    quoteFigures[key].name,
    say(key, figureOf(key, it.total)),
    say(key, figureOf(key, it.before)),
    ...(it.medians ? [say(key, it.medians[key] ?? null)] : []),
  ]),
  total: null,
})
