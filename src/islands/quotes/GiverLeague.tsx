import { League, type LeagueColumn, LeagueShare } from '#components/charts/League.tsx'
import { Spark } from '#components/charts/Spark.tsx'
import { averageFeeOf, conversionOf } from '#domain/quote-case-statistics'
import type { QuoteLeagueRow, QuoteResults } from '#domain/quote-case-statistics-api'
import { grouped, money } from '#lib/format'
import { href } from '#routes'
import { type Defined, percent, Term } from './quote-definitions.tsx'

type Row = QuoteResults & Partial<Pick<QuoteLeagueRow, 'name' | 'slug' | 'mine' | 'trend'>>

const counted = (of: Defined, key: keyof QuoteResults, isWide: boolean): LeagueColumn<Row> => ({
  key,
  head: <Term of={of} />,
  cell: (it) => grouped(it[key]),
  isWide,
})

const columnsOf = (mean: number | null): readonly LeagueColumn<Row>[] => [
  counted('Quotes', 'quotes', false),
  counted('Presold', 'presold', true),
  counted('Sold', 'sold', true),
  counted('Accepted', 'accepted', true),
  counted('Instructed', 'instructed', false),
  {
    key: 'conversion',
    head: <Term of="Conversion" />,
    cell: (it) => (
      <LeagueShare
        share={conversionOf(it)}
        mean={it.name === undefined ? null : mean}
        words={percent(conversionOf(it))}
      />
    ),
  },
  { key: 'average', head: <Term of="Average fee" />, cell: averageWords, isWide: true },
  {
    key: 'fees',
    head: <Term of="Fees instructed" />,
    cell: (it) => money(it.fee_instructed),
    isWide: true,
  },
  { key: 'trend', head: '6 months', cell: (it) => <Trend it={it} />, isWide: true },
]

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
      <League<Row>
        label="Quote givers"
        name={{ head: 'Giver', cell: (it) => <Name it={it} search={search} /> }}
        columns={columnsOf(mean)}
        rows={rows}
        keyOf={(it, at) => it.slug ?? String(at)}
        total={{ name: 'All shown', row: total }}
      />
    </section>
  )
}

const averageWords = (it: Row) => {
  const average = averageFeeOf(it)
  return average === null ? '–' : money(average)
}

const Trend = ({ it: { trend } }: { it: Row }) =>
  trend && <Spark values={trend} label={`Instructed by month: ${trend.join(', ')}`} />

const Name = ({ it, search }: { it: Row; search: string }) => {
  if (!it.slug) return it.name ?? <span className="faint">A colleague</span>
  const to = href('quotes-agents-breakdown-name-quote-giver', { name: it.slug })
  return (
    <a className={it.mine ? 'acc med' : 'med'} href={to + search}>
      {it.name}
    </a>
  )
}
