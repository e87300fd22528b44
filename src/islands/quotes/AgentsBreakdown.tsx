import { useStore } from '@nanostores/react'
import { League, type LeagueColumn, LeagueShare } from '#components/charts/League.tsx'
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

type Row = QuoteBreakdown['rows'][number]

const columnsOf = (of: QuoteBreakdown['of'], mean: number | null): readonly LeagueColumn<Row>[] => [
  { key: 'branch', head: 'Branch', cell: (it) => it.branch || '–', isText: true, isWide: true },
  ...(of === 'person'
    ? [
        {
          key: 'negotiator',
          head: 'Negotiator',
          cell: (it: Row) => it.negotiator || '–',
          isText: true,
          isWide: true,
        },
      ]
    : []),
  ...counts.map(({ of: name, key }) => ({
    key,
    head: <Term of={name} />,
    cell: (it: Row) => grouped(it[key]),
    isWide: !isMain(key),
  })),
  {
    key: 'conversion',
    head: <Term of="Conversion" />,
    cell: (it) => (
      <LeagueShare share={conversionOf(it)} mean={mean} words={percent(conversionOf(it))} />
    ),
  },
  { key: 'average', head: <Term of="Average fee" />, cell: averageWords, isWide: true },
]

const Grid = ({ it }: { it: QuoteBreakdown }) => {
  const isPerson = it.of === 'person'
  return (
    <section className="sec">
      <League
        label={`${it.name}, ${isPerson ? 'by introducer' : 'by person'}`}
        name={{ head: isPerson ? 'Introducer' : 'Person', cell: ({ name }) => name }}
        columns={columnsOf(it.of, conversionOf(it.total))}
        rows={it.rows}
        keyOf={(row) => `${row.name}/${row.branch}/${row.negotiator}`}
        total={{ name: 'Total', row: { ...it.total, name: '', branch: ' ', negotiator: ' ' } }}
      />
      <Definitions of={[...counts.map(({ of }) => of), 'Conversion', 'Average fee']} />
    </section>
  )
}

const averageWords = (it: Row) => {
  const average = averageFeeOf(it)
  return average === null ? '–' : money(average)
}
