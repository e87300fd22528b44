import { League, type LeagueColumn } from '#components/charts/League.tsx'
import type { QuoteBreakdown } from '#domain/quote/figures/api'
import { effortFigures } from '#domain/quote/figures/choice'
import { type FigureKey, quoteFigures } from '#domain/quote/figures/figure'
import { formatFigure } from '#domain/quote/figures/labels'
import { Figure, type RowFilters } from '#islands/quotes/lists/quote-rows.tsx'
import { Term } from './quote-definitions.tsx'

const rounded = (key: FigureKey, value: number) =>
  quoteFigures[key].unit === 'calls' ? value : Math.round(value)

type Row = { readonly key: FigureKey; readonly median: number | null }

const medianColumn: LeagueColumn<Row> = {
  key: 'median',
  head: 'Team median',
  cell: ({ key, median }) => formatFigure(key, median === null ? null : rounded(key, median)),
}

const columnsOf = (
  quoteBreakdown: QuoteBreakdown,
  rowFilters: RowFilters,
): readonly LeagueColumn<Row>[] => [
  {
    key: 'own',
    head: quoteBreakdown.name,
    cell: ({ key }) => <Figure of={key} quoteMeasures={quoteBreakdown.total} behind={rowFilters} />,
  },
  {
    key: 'before',
    head: 'Before',
    cell: ({ key }) => <Figure of={key} quoteMeasures={quoteBreakdown.before} behind={null} />,
    isWide: true,
  },
  ...(quoteBreakdown.medians ? [medianColumn] : []),
]

/** A giver's effort figures, with the team median for readers who may see it. */
export const GiverEffort = ({
  quoteBreakdown,
  behind,
}: {
  quoteBreakdown: QuoteBreakdown
  behind: RowFilters
}) => (
  <section className="sec">
    <header>
      <h2>Effort</h2>
    </header>
    <League
      label="Effort"
      name={{ head: 'Figure', cell: ({ key }) => <Term of={key} /> }}
      rows={effortFigures.map((key) => ({ key, median: quoteBreakdown.medians?.[key] ?? null }))}
      keyOf={({ key }) => key}
      columns={columnsOf(quoteBreakdown, behind)}
    />
  </section>
)
