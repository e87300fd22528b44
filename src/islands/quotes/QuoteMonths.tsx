import { BarChart } from '#components/charts/BarChart.tsx'
import { HeatTable } from '#components/charts/HeatTable.tsx'
import { LineChart } from '#components/charts/LineChart.tsx'
import { conversionOf } from '#domain/quote-case-statistics'
import type { QuoteResults, QuoteStatistics } from '#domain/quote-case-statistics-api'
import { grouped } from '#lib/format'
import { type Defined, percent, Term } from './quote-definitions.tsx'

type Months = QuoteStatistics['months']

const names = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const shortName = (month: string) => names[Number(month.slice(5)) - 1] ?? ''
const monthName = (month: string) => `${shortName(month)} ${month.slice(0, 4)}`

const columns = [
  { of: 'Quotes', value: (it) => it.quotes },
  { of: 'Accepted', value: (it) => it.accepted },
  { of: 'Instructed', value: (it) => it.instructed },
  { of: 'Conversion', value: conversionOf },
] as const satisfies readonly { of: Defined; value: (it: QuoteResults) => number | null }[]

/** What came of the prices of each month: as bars, as a rate, and as figures. */
export const QuoteMonths = ({ months, total }: { months: Months; total: QuoteResults }) => (
  <>
    {months.length > 1 && <Drawn months={months} total={total} />}
    <section className="sec">
      <header>
        <h2>By month of the first price</h2>
      </header>
      <HeatTable
        label="By month of the first price"
        head="Month"
        within="column"
        columns={columns.map(({ of }) => ({ key: of, head: <Term of={of} /> }))}
        rows={months.toReversed().map((it) => ({
          key: it.month,
          label: monthName(it.month),
          values: columns.map(({ value }) => value(it)),
        }))}
        say={(value, column) => (column === 'Conversion' ? percent(value) : grouped(value))}
      />
    </section>
  </>
)

const Drawn = ({ months, total }: { months: Months; total: QuoteResults }) => {
  const mean = conversionOf(total)
  return (
    <>
      <section className="sec">
        <header>
          <h2>Quotes and cases</h2>
        </header>
        <BarChart
          label="Quotes and instructed cases by month"
          series={['Quotes', 'Instructed']}
          groups={months.map((it, at) => ({
            key: it.month,
            label: shortName(it.month),
            values: [it.quotes, it.instructed],
            tick: months[at - 1]?.quotes ?? null,
          }))}
          tick="the month before"
          say={grouped}
        />
      </section>
      <section className="sec">
        <header>
          <h2>Conversion</h2>
        </header>
        <LineChart
          label="Conversion by month"
          name="Conversion"
          points={months.map((it) => ({
            key: it.month,
            label: shortName(it.month),
            value: conversionOf(it),
          }))}
          usual={mean === null ? undefined : { name: 'mean', value: mean }}
          accent={months.at(-1)?.month}
          say={percent}
          height={150}
        />
      </section>
    </>
  )
}
