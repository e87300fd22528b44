import { deadReasonNames } from '#domain/quote-case-dying'
import type { QuoteStatistics } from '#domain/quote-case-statistics-api'
import { FigureBar } from './FigureBar.tsx'

/** Why quotes of the period were lost. */
export const QuoteDeaths = ({ dead }: { dead: QuoteStatistics['dead'] }) => {
  const total = dead.reduce((sum, { count }) => sum + count, 0)
  const most = Math.max(0, ...dead.map(({ count }) => count))
  return (
    <section className="sec">
      <header>
        <h2>Why quotes died</h2>
        <span className="end">{total} dead</span>
      </header>
      {total === 0 ? (
        <p className="mute">None of the period has died.</p>
      ) : (
        <table className="list figures">
          <thead className="sr">
            <tr>
              <th scope="col">Reason</th>
              <th scope="col">Bar</th>
              <th scope="col">Quotes</th>
            </tr>
          </thead>
          <tbody>
            {dead.map(({ reason, count }) => (
              <tr key={reason}>
                <th scope="row">{deadReasonNames[reason]}</th>
                <td className="f-bar">
                  <FigureBar value={count} tick={null} most={most} />
                </td>
                <td className="n f-count">{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
