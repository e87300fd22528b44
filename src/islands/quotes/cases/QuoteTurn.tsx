import { League } from '#components/charts/League.tsx'
import type { QuoteStatistics } from '#domain/quote/figures/api'
import { Figure, type RowFilters } from '#islands/quotes/lists/quote-rows.tsx'
import { Term } from '#islands/quotes/statistics/quote-definitions.tsx'
import { formatCount } from '#lib/format'

const figures = [
  { of: 'turn', over: 'turned' },
  { of: 'reply_speed', over: 'answered' },
  { of: 'first_call', over: 'called' },
] as const

/** Average times from price to accepted offer and to first call, and from lead to first answer. */
export const QuoteTurn = ({
  quoteStatistics: { total },
  behind,
}: {
  quoteStatistics: QuoteStatistics
  behind: RowFilters
}) => (
  <section className="sec">
    <header>
      <h2>Time taken</h2>
    </header>
    <League
      label="Time taken"
      name={{ head: 'Figure', cell: ({ of }) => <Term of={of} /> }}
      rows={figures}
      keyOf={({ of }) => of}
      columns={[
        {
          key: 'mean',
          head: 'Average',
          cell: ({ of }) => <Figure of={of} quoteMeasures={total} behind={behind} />,
        },
        { key: 'over', head: 'Quotes', cell: ({ over }) => formatCount(total[over]) },
      ]}
    />
  </section>
)
