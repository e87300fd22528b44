import { League, type LeagueColumn } from '#components/charts/League.tsx'
import { Tooltip } from '#components/overlay/Tooltip.tsx'
import type { QuoteStatistics } from '#domain/quote/figures/api'
import { quotesHref, type RowFilters } from '#islands/quotes/lists/quote-rows.tsx'
import { formatCount, money } from '#lib/format'
import { monthName } from './month-name.ts'
import { percent } from './quote-definitions.tsx'

const definition =
  'Fees of open and accepted quotes in the month in which they expire or their hold ends, multiplied by the share of their kind that was instructed in the last 12 months. Overdue quotes are expected this month.'

type Month = QuoteStatistics['forecast']['months'][number]

const ExpectedTerm = () => (
  <Tooltip says={definition}>
    <button type="button" className="term">
      Expected
    </button>
  </Tooltip>
)

const columnsOf = (openFilters: RowFilters): readonly LeagueColumn<Month>[] => [
  {
    key: 'count',
    head: 'Quotes',
    cell: ({ count, month }) => (
      <a href={quotesHref({ ...openFilters, expected: month })}>{formatCount(count)}</a>
    ),
  },
  { key: 'fee', head: 'Fees', cell: ({ fee }) => money(fee), isWide: true },
  {
    key: 'expected',
    head: <ExpectedTerm />,
    cell: ({ expected }) => <b className="med">{money(expected)}</b>,
  },
]

export const QuoteForecast = ({
  forecast: { rates, months },
  behind,
}: {
  forecast: QuoteStatistics['forecast']
  behind: RowFilters
}) => {
  // The forecast covers every open quote, whenever it was priced.
  const { priced_from: _, priced_until: __, ...within } = behind
  return (
    <section className="sec">
      <header>
        <h2>Forecast fees</h2>
      </header>
      {months.length === 0 ? (
        <p className="mute">No open quotes.</p>
      ) : (
        <League
          label="Forecast fees"
          name={{ head: 'Month', cell: ({ month }) => monthName(month) }}
          rows={months}
          keyOf={({ month }) => month}
          columns={columnsOf(within)}
        />
      )}
      <Rates rates={rates} />
    </section>
  )
}

const Rates = ({ rates }: Pick<QuoteStatistics['forecast'], 'rates'>) => (
  <small className="mute">
    Presold {percent(rates.presold)}, sold {percent(rates.sold)}, accepted {percent(rates.accepted)}
    .
  </small>
)
