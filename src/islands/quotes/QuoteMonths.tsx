import { conversionOf } from '#domain/quote-case-statistics'
import type { QuoteStatistics } from '#domain/quote-case-statistics-api'
import { grouped } from '#lib/format'
import { percent, Term } from './quote-definitions.tsx'

const names = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const monthName = (month: string) =>
  `${names[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`

/** Month by month what came of the prices given in it. */
export const QuoteMonths = ({ months }: { months: QuoteStatistics['months'] }) => (
  <section className="sec">
    <header>
      <h2>By month of the first price</h2>
    </header>
    <table className="list figures">
      <thead>
        <tr>
          <th scope="col">Month</th>
          <th scope="col" className="n">
            <Term of="Quotes" />
          </th>
          <th scope="col" className="n">
            <Term of="Accepted" />
          </th>
          <th scope="col" className="n">
            <Term of="Instructed" />
          </th>
          <th scope="col" className="n">
            <Term of="Conversion" />
          </th>
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map((it) => {
          const conversion = conversionOf(it)
          return (
            <tr key={it.month}>
              <th scope="row">{monthName(it.month)}</th>
              <td className="n">{grouped(it.quotes)}</td>
              <td className="n">{grouped(it.accepted)}</td>
              <td className="n">{grouped(it.instructed)}</td>
              <td className="n">{percent(conversion)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  </section>
)
