import { League, type LeagueColumn } from '#components/charts/League.tsx'
import { Spark } from '#components/charts/Spark.tsx'
import type { QuoteLeagueRow, QuoteResults } from '#domain/quote/figures/api'
import { leagueFigures } from '#domain/quote/figures/choice'
import { type FigureKey, figureOf } from '#domain/quote/figures/figure'
import { formatFigure } from '#domain/quote/figures/labels'
import { Figure, type RowFilters } from '#islands/quotes/lists/quote-rows.tsx'
import { href } from '#routes'
import { ConversionShare } from './ConversionShare.tsx'
import { percent, Term } from './quote-definitions.tsx'

type Row = QuoteResults & Partial<Omit<QuoteLeagueRow, keyof QuoteResults>>

type Column = { readonly of: FigureKey; readonly isWide?: boolean; readonly isCompared?: boolean }

const mainColumns: readonly Column[] = [
  { of: 'quotes' },
  { of: 'presold', isWide: true },
  { of: 'sold', isWide: true },
  { of: 'accepted', isWide: true },
  { of: 'instructed' },
  { of: 'conversion' },
  { of: 'average_fee', isWide: true },
  { of: 'fees', isWide: true },
]

const onPhone: readonly FigureKey[] = ['quotes', 'instructed', 'conversion']
const compared: readonly FigureKey[] = [...onPhone, 'fees']

const allColumns: readonly Column[] = leagueFigures.map((of) => ({
  of,
  isWide: !onPhone.includes(of),
  isCompared: compared.includes(of),
}))

export const formatFigures = (isFull: boolean) =>
  (isFull ? allColumns : mainColumns).map(({ of }) => of)

type Props = {
  rows: readonly QuoteLeagueRow[]
  total: QuoteResults
  before: QuoteResults
  behind: RowFilters
  search: string
  /** Whether to show every figure, compared with the period before. */
  isWhole: boolean
}

export const GiverLeague = ({ rows, total, before, behind, search, isWhole }: Props) => {
  const mean = figureOf('conversion', total)
  return (
    <section className="sec">
      <header>
        <h2>Quote givers</h2>
        <span className="end tick-key">average{mean === null ? '' : `, ${percent(mean)}`}</span>
      </header>
      <League<Row>
        label="Quote givers"
        name={{ head: 'Giver', cell: (it) => <Name it={it} search={search} /> }}
        columns={columnsOf(isWhole, mean, behind)}
        rows={rows}
        keyOf={(it, at) => it.slug ?? String(at)}
        total={{
          name: 'All shown',
          row: { ...total, before: before.quotes > 0 ? before : null, id: '' },
        }}
      />
    </section>
  )
}

const columnsOf = (
  isFull: boolean,
  mean: number | null,
  rowFilters: RowFilters,
): readonly LeagueColumn<Row>[] => [
  ...(isFull ? allColumns : mainColumns).map(
    ({ of, isWide = false, isCompared = false }): LeagueColumn<Row> => ({
      key: of,
      head: <Term of={of} />,
      cell: (it) =>
        of === 'conversion' && !isFull ? (
          <ConversionShare quoteMeasures={it} mean={it.id === '' ? null : mean} />
        ) : (
          <>
            <Figure of={of} quoteMeasures={it} behind={filtersOf(it, rowFilters)} />
            {isCompared && <PeriodChange of={of} it={it} />}
          </>
        ),
      isWide,
    }),
  ),
  { key: 'trend', head: '6 months', cell: (it) => <Trend it={it} />, isWide: true },
]

const filtersOf = ({ id }: Row, rowFilters: RowFilters): RowFilters | null => {
  if (id === null) return null
  return id ? { ...rowFilters, credit: id } : rowFilters
}

const PeriodChange = ({ of, it }: { of: FigureKey; it: Row }) => {
  const [now, previous] = [figureOf(of, it), it.before ? figureOf(of, it.before) : null]
  if (now === null || previous === null || now === previous) return null
  const change = now - previous
  return (
    <small
      className={change < 0 ? 'bad' : 'faint'}
      title={`${formatFigure(of, previous)} the period before`}
    >
      {' '}
      {change > 0 ? '+' : '−'}
      {formatFigure(of, Math.abs(change))}
    </small>
  )
}

const Trend = ({ it: { trend } }: { it: Row }) =>
  trend && <Spark values={trend} label={`Instructed by month: ${trend.join(', ')}`} />

const Name = ({ it, search }: { it: Row; search: string }) => {
  if (!it.slug) return it.name ?? <span className="faint">A colleague</span>
  const to = href('quotes-agents-breakdown-name-quote-giver', { name: it.slug })
  return (
    <a className={it.mine ? 'acc med' : 'med'} href={to + search}>
      {it.name}
    </a>
  )
}
