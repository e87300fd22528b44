import type { ReactNode } from 'react'
import { averageFeeOf, conversionOf } from '#domain/quote-case-statistics'
import type { QuoteLeagueRow, QuoteResults } from '#domain/quote-case-statistics-api'
import { grouped, money } from '#lib/format'
import { href } from '#routes'
import { FigureBar } from './FigureBar.tsx'
import { percent, Term } from './quote-definitions.tsx'

const MOST = 100

/** Who gave prices and what came of them; the tick is the mean. */
export const GiverLeague = ({
  rows,
  total,
  search,
}: {
  rows: readonly QuoteLeagueRow[]
  total: QuoteResults
  /** The period, as the address says it: the breakdown covers the same. */
  search: string
}) => {
  const mean = conversionOf(total)
  return (
    <section className="sec">
      <header>
        <h2>Quote givers</h2>
        <span className="end tick-key">mean{mean === null ? '' : `, ${percent(mean)}`}</span>
      </header>
      <table className="list figures">
        <thead>
          <tr>
            <th scope="col" className="f-name">
              Giver
            </th>
            <th scope="col" className="n">
              <Term of="Quotes" />
            </th>
            <th scope="col" className="n wide">
              <Term of="Presold" />
            </th>
            <th scope="col" className="n wide">
              <Term of="Sold" />
            </th>
            <th scope="col" className="n wide">
              <Term of="Accepted" />
            </th>
            <th scope="col" className="n">
              <Term of="Instructed" />
            </th>
            <th scope="col" className="f-conversion">
              <Term of="Conversion" />
            </th>
            <th scope="col" className="n wide">
              <Term of="Average fee" />
            </th>
            <th scope="col" className="n wide">
              <Term of="Fees instructed" />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((it, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a hidden name leaves nothing else to go by
            <Row key={at} it={it} mean={mean}>
              <Name it={it} search={search} />
            </Row>
          ))}
        </tbody>
        <tfoot>
          <Row it={total} mean={null}>
            All shown
          </Row>
        </tfoot>
      </table>
    </section>
  )
}

const Name = ({ it, search }: { it: QuoteLeagueRow; search: string }) => {
  if (it.slug === null) return it.name ?? <span className="faint">A colleague</span>
  const to = href('quotes-agents-breakdown-name-quote-giver', { name: it.slug })
  return (
    <a className={it.mine ? 'acc med' : 'med'} href={to + search}>
      {it.name}
    </a>
  )
}

const Row = ({
  it,
  mean,
  children,
}: {
  it: QuoteResults
  mean: number | null
  children: ReactNode
}) => {
  const conversion = conversionOf(it)
  const average = averageFeeOf(it)
  return (
    <tr>
      <th scope="row" className="f-name">
        {children}
      </th>
      <td className="n">{grouped(it.quotes)}</td>
      <td className="n wide">{grouped(it.presold)}</td>
      <td className="n wide">{grouped(it.sold)}</td>
      <td className="n wide">{grouped(it.accepted)}</td>
      <td className="n">{grouped(it.instructed)}</td>
      <td className="f-conversion">
        <span className="row">
          <FigureBar value={conversion ?? 0} tick={mean} most={MOST} />
          <span className="num">{percent(conversion)}</span>
        </span>
      </td>
      <td className="n wide">{average === null ? '–' : money(average)}</td>
      <td className="n wide">{money(it.fee_instructed)}</td>
    </tr>
  )
}
