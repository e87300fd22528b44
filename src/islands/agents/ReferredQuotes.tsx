import { Empty } from '#components/Loaded.tsx'
import { Status } from '#components/Marks.tsx'
import type { ReferredQuote } from '#domain/agent/home'

const statusLabels = {
  referred: { text: 'Introduced', tone: 'half' },
  quoted: { text: 'Quoted', tone: 'half' },
  accepted: { text: 'Accepted', tone: 'good' },
  instructed: { text: 'Instructed', tone: 'good' },
  lost: { text: 'Lost', tone: 'warn' },
} as const

export const ReferredQuotes = ({ quotes }: { quotes: readonly ReferredQuote[] }) => (
  <section className="sec agent-list">
    <header>
      <h2>Quotes for clients I introduced</h2>
      <span className="count">{quotes.length}</span>
    </header>
    {quotes.length === 0 ? (
      <Empty title="Introduce your first client">
        <p>Their quote will appear here once we have prepared it.</p>
      </Empty>
    ) : (
      <table className="list workflow-steps">
        <thead>
          <tr>
            <th scope="col" className="a-quote">
              Quote
            </th>
            <th scope="col">Client</th>
            <th scope="col">Address</th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {quotes.map((quote) => (
            <tr key={quote.id}>
              <td>
                <b className="med">{quote.number}</b>
              </td>
              <td>{quote.people}</td>
              <td className="mute">{quote.address}</td>
              <td>
                <Status tone={statusLabels[quote.status].tone}>
                  {statusLabels[quote.status].text}
                </Status>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </section>
)
