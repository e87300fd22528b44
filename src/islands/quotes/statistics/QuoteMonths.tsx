import { BarChart } from '#components/charts/BarChart.tsx'
import { HeatTable } from '#components/charts/HeatTable.tsx'
import { LineChart } from '#components/charts/LineChart.tsx'
import type { QuoteResults, QuoteStatistics } from '#domain/quote/figures/api'
import { type FigureKey, figureOf } from '#domain/quote/figures/figure'
import { formatFigure } from '#domain/quote/figures/labels'
import { figureHref, type RowFilters } from '#islands/quotes/lists/quote-rows.tsx'
import { formatCount } from '#lib/format'
import { monthName, shortMonth } from './month-name.ts'
import { percent, Term } from './quote-definitions.tsx'

type Months = QuoteStatistics['months']

const columns = ['quotes', 'accepted', 'instructed', 'conversion'] as const satisfies FigureKey[]

/** The results by month of the first price: bars, conversion rate and figures. */
export const QuoteMonths = ({
  months,
  total,
  behind,
  monthAt,
}: {
  months: Months
  total: QuoteResults
  behind: RowFilters
  monthAt: (month: string) => string
}) => (
  <>
    {months.length > 1 && <MonthCharts months={months} total={total} />}
    <section className="sec">
      <header>
        <h2>By month of the first price</h2>
      </header>
      <HeatTable
        label="By month of the first price"
        head="Month"
        within="column"
        columns={columns.map((of) => ({ key: of, head: <Term of={of} /> }))}
        rows={months.toReversed().map((month) => ({
          key: month.month,
          label: <a href={monthAt(month.month)}>{monthName(month.month)}</a>,
          values: columns.map((of) => figureOf(of, month)),
        }))}
        say={(value, column) => formatFigure(column, value)}
        hrefOf={(month, of) =>
          figureHref(of, { ...behind, priced_from: month, priced_until: month })
        }
      />
    </section>
  </>
)

const MonthCharts = ({ months, total }: { months: Months; total: QuoteResults }) => (
  <>
    <MonthBars months={months} />
    <ConversionLine months={months} total={total} />
  </>
)

const MonthBars = ({ months }: { months: Months }) => (
  <section className="sec">
    <header>
      <h2>Quotes and cases</h2>
    </header>
    <BarChart
      label="Quotes and instructed cases by month"
      series={['Quotes', 'Instructed']}
      groups={months.map((month, at) => ({
        key: month.month,
        label: shortMonth(month.month),
        values: [month.quotes, month.instructed],
        tick: months[at - 1]?.quotes ?? null,
      }))}
      tick="the month before"
      say={formatCount}
    />
  </section>
)

const ConversionLine = ({ months, total }: { months: Months; total: QuoteResults }) => {
  const mean = figureOf('conversion', total)
  return (
    <section className="sec">
      <header>
        <h2>Conversion</h2>
      </header>
      <LineChart
        label="Conversion by month"
        name="Conversion"
        points={months.map((month) => ({
          key: month.month,
          label: shortMonth(month.month),
          value: figureOf('conversion', month),
        }))}
        usual={mean === null ? undefined : { name: 'mean', value: mean }}
        accent={months.at(-1)?.month}
        say={percent}
        height={150}
      />
    </section>
  )
}
