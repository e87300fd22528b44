import { useStore } from '@nanostores/react'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import { averageFeeOf, conversionOf } from '#domain/quote-case-statistics'
import type { QuoteBreakdown, QuoteResults } from '#domain/quote-case-statistics-api'
import { grouped, money } from '#lib/format'
import { $quoteBreakdown } from '#stores/quote-cases-statistics'
import { QuoteAreaHead } from './QuoteAreaHead.tsx'
import { type Defined, Definitions, percent, Term } from './quote-definitions.tsx'
import { StatisticsHead } from './StatisticsHead.tsx'

/** Where somebody's quotes come from; or who works with an introducer. */
export default function AgentsBreakdown() {
  const breakdown = useStore($quoteBreakdown)
  const refresh = () => $quoteBreakdown.revalidate()
  const it = breakdown.data
  return (
    <>
      <QuoteAreaHead
        say={it && `${it.name}, ${it.of === 'person' ? 'by introducer' : 'by person'}.`}
      />
      <StatisticsHead asOf={it?.as_of} refresh={refresh} />
      <Loaded from={breakdown} skeleton={<Skeleton rows={10} />} retry={refresh}>
        {(found) => (found.rows.length > 0 ? <Grid it={found} /> : <NoQuotes of={found.name} />)}
      </Loaded>
    </>
  )
}

const NoQuotes = ({ of }: { of: string }) => (
  <Empty title="No quotes in this period">
    <p>Nothing of {of} was first priced in it. Choose a longer period.</p>
  </Empty>
)

const counts = [
  { of: 'Quotes', key: 'quotes' },
  { of: 'Presold', key: 'presold' },
  { of: 'Sold', key: 'sold' },
  { of: 'Accepted', key: 'accepted' },
  { of: 'Instructed', key: 'instructed' },
  { of: 'Dead', key: 'dead' },
] as const satisfies readonly { of: Defined; key: keyof QuoteResults }[]

const isMain = (key: string) => key === 'quotes' || key === 'instructed'

const Grid = ({ it }: { it: QuoteBreakdown }) => (
  <section className="sec">
    <table className="list figures">
      <thead>
        <tr>
          <th scope="col" className="f-name">
            {it.of === 'person' ? 'Introducer' : 'Person'}
          </th>
          <th scope="col" className="wide">
            Branch
          </th>
          {it.of === 'person' && (
            <th scope="col" className="wide">
              Negotiator
            </th>
          )}
          {counts.map(({ of, key }) => (
            <th key={key} scope="col" className={isMain(key) ? 'n' : 'n wide'}>
              <Term of={of} />
            </th>
          ))}
          <th scope="col" className="n">
            <Term of="Conversion" />
          </th>
          <th scope="col" className="n wide">
            <Term of="Average fee" />
          </th>
        </tr>
      </thead>
      <tbody>
        {it.rows.map((row) => (
          <tr key={`${row.name}/${row.branch}/${row.negotiator}`}>
            <th scope="row" className="f-name">
              {row.name}
            </th>
            <td className="wide">{row.branch || '–'}</td>
            {it.of === 'person' && <td className="wide">{row.negotiator || '–'}</td>}
            <Results it={row} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className="f-name">
            Total
          </th>
          <td className="wide" />
          {it.of === 'person' && <td className="wide" />}
          <Results it={it.total} />
        </tr>
      </tfoot>
    </table>
    <Definitions of={[...counts.map(({ of }) => of), 'Conversion', 'Average fee']} />
  </section>
)

const Results = ({ it }: { it: QuoteResults }) => {
  const conversion = conversionOf(it)
  const average = averageFeeOf(it)
  return (
    <>
      {counts.map(({ key }) => (
        <td key={key} className={isMain(key) ? 'n' : 'n wide'}>
          {grouped(it[key])}
        </td>
      ))}
      <td className="n">{percent(conversion)}</td>
      <td className="n wide">{average === null ? '–' : money(average)}</td>
    </>
  )
}
