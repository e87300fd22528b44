import { League, type LeagueColumn } from '#components/charts/League.tsx'
import { Spark } from '#components/charts/Spark.tsx'
import type { QuoteBreakdown } from '#domain/quote/figures/api'
import { breakdownFigures } from '#domain/quote/figures/choice'
import type { FigureKey } from '#domain/quote/figures/figure'
import { Figure, type RowFilters } from '#islands/quotes/lists/quote-rows.tsx'
import { nearDate } from '#lib/format'
import { Term } from './quote-definitions.tsx'

const onPhone: readonly FigureKey[] = ['quotes', 'instructed', 'conversion']

type Row = QuoteBreakdown['rows'][number]
type Props = {
  quoteBreakdown: QuoteBreakdown
  behind: RowFilters
  /** The filter of the list for a person's quotes. */
  credit: 'credit' | 'credit_bdm'
}

export const BreakdownGrid = ({ quoteBreakdown: it, behind, credit }: Props) => {
  const isPerson = it.of === 'person'
  const filtersOf = (row: Row): RowFilters => {
    if (row.name === '') return behind
    const branch = row.branch || 'none'
    return isPerson
      ? { ...behind, agency: row.agency, branch, negotiator: row.negotiator || 'none' }
      : { ...behind, branch, [credit]: row.person_id || 'none' }
  }
  return (
    <section className="sec">
      <League
        label={`${it.name}, ${isPerson ? 'by introducer' : 'by person'}`}
        name={{ head: isPerson ? 'Introducer' : 'Person', cell: (row) => <Name it={row} /> }}
        columns={[
          ...branchColumns(isPerson),
          ...figureColumns(filtersOf),
          ...(credit === 'credit_bdm' ? [lastVisit] : []),
          trend,
        ]}
        rows={it.rows}
        keyOf={(row) => `${row.agency}/${row.branch}/${row.negotiator}/${row.person_id}`}
        total={{ name: 'Total', row: totalOf(it) }}
      />
    </section>
  )
}

/** On a phone the branch and negotiator are under the name. */
const Name = ({ it: { name, branch, negotiator } }: { it: Row }) => (
  <>
    {name} <br className="narrow" />
    <small className="narrow faint">{[branch, negotiator].filter(Boolean).join(', ')}</small>
  </>
)

const text = (key: 'branch' | 'negotiator', head: string): LeagueColumn<Row> => ({
  key,
  head,
  cell: (it) => (it.name === '' ? '' : it[key] || '–'),
  isText: true,
  isWide: true,
})

const branchColumns = (isPerson: boolean) => [
  text('branch', 'Branch'),
  ...(isPerson ? [text('negotiator', 'Negotiator')] : []),
]

const figureColumns = (filtersOf: (row: Row) => RowFilters) =>
  breakdownFigures.map(
    (of): LeagueColumn<Row> => ({
      key: of,
      head: <Term of={of} />,
      cell: (it) => <Figure of={of} quoteMeasures={it} behind={filtersOf(it)} />,
      isWide: !onPhone.includes(of),
    }),
  )

const lastVisit: LeagueColumn<Row> = {
  key: 'last_visit',
  head: 'Last visit',
  cell: (it) => it.name !== '' && (it.last_visit ? nearDate(it.last_visit) : '–'),
  isWide: true,
}

const trend: LeagueColumn<Row> = {
  key: 'trend',
  head: '6 months',
  cell: ({ trend: of }) =>
    of.length > 0 && <Spark values={of} label={`Instructed by month: ${of.join(', ')}`} />,
  isWide: true,
}

const totalOf = (quoteBreakdown: QuoteBreakdown): Row => ({
  ...quoteBreakdown.total,
  name: '',
  branch: '',
  negotiator: '',
  agency: '',
  person_id: '',
  trend: [],
  last_visit: null,
})
