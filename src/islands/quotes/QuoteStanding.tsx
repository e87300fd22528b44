import type { QuoteStatistics } from '#domain/quote-case-statistics-api'
import { grouped, money } from '#lib/format'
import { statusWords } from './quote-status.ts'

const order = Object.keys(statusWords) as (keyof typeof statusWords)[]

/** Where every case stands now, by stage. */
export const QuoteStanding = ({ it }: { it: QuoteStatistics['standing'] }) => {
  const rows = order.flatMap((status) => {
    const ones = it.filter((one) => one.status === status)
    const of = (stage: 'presold' | 'sold') =>
      ones.find(({ sale_stage }) => sale_stage === stage)?.count ?? 0
    const fees = ones.reduce((sum, one) => sum + one.fee_ex_vat, 0)
    return ones.length > 0 ? [{ status, presold: of('presold'), sold: of('sold'), fees }] : []
  })
  return (
    <section className="sec">
      <header>
        <h2>Where all stand now</h2>
      </header>
      <table className="list figures">
        <thead>
          <tr>
            <th scope="col">Status</th>
            <th scope="col" className="n">
              Presold
            </th>
            <th scope="col" className="n">
              Sold
            </th>
            <th scope="col" className="n f-money">
              Fees
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ status, presold, sold, fees }) => (
            <tr key={status}>
              <th scope="row">{statusWords[status]}</th>
              <td className="n">{grouped(presold)}</td>
              <td className="n">{grouped(sold)}</td>
              <td className="n">{money(fees)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
