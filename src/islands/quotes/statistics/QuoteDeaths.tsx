import { BarTable } from '#components/charts/BarTable.tsx'
import { deadReasonNames } from '#domain/quote/case/labels'
import type { QuoteStatistics } from '#domain/quote/figures/api'
import { type Behind, rowsAt } from '#islands/quotes/lists/quote-behind.tsx'

/** Why quotes of the period were lost. */
export const QuoteDeaths = ({
  dead,
  behind,
}: {
  dead: QuoteStatistics['dead']
  behind: Behind
}) => {
  const total = dead.reduce((sum, { count }) => sum + count, 0)
  return (
    <section className="sec">
      <header>
        <h2>Why quotes died</h2>
        <span className="end">{total} dead</span>
      </header>
      {total === 0 ? (
        <p className="mute">None of the period has died.</p>
      ) : (
        <BarTable
          label="Why quotes died"
          head="Reason"
          heads={[{ key: 'quotes', words: 'Quotes' }]}
          isBare
          rows={dead.map(({ reason, count }) => ({
            key: reason,
            label: deadReasonNames[reason],
            value: count,
            cells: [
              <a key="count" href={rowsAt({ ...behind, dead_reason: reason })}>
                {count}
              </a>,
            ],
          }))}
        />
      )}
    </section>
  )
}
