import { BarTable } from '#components/charts/BarTable.tsx'
import { deadReasonNames } from '#domain/quote/case/labels'
import type { QuoteStatistics } from '#domain/quote/figures/api'
import { quotesHref, type RowFilters } from '#islands/quotes/lists/quote-rows.tsx'

export const LostQuotes = ({
  dead,
  behind,
}: {
  dead: QuoteStatistics['dead']
  behind: RowFilters
}) => {
  const total = dead.reduce((sum, { count }) => sum + count, 0)
  return (
    <section className="sec">
      <header>
        <h2>Why quotes were lost</h2>
        <span className="end">{total} lost</span>
      </header>
      {total === 0 ? (
        <p className="mute">No quotes of the period were lost.</p>
      ) : (
        <BarTable
          label="Why quotes were lost"
          head="Reason"
          heads={[{ key: 'quotes', words: 'Quotes' }]}
          isBare
          rows={dead.map(({ reason, count }) => ({
            key: reason,
            label: deadReasonNames[reason],
            value: count,
            cells: [
              <a key="count" href={quotesHref({ ...behind, dead_reason: reason })}>
                {count}
              </a>,
            ],
          }))}
        />
      )}
    </section>
  )
}
