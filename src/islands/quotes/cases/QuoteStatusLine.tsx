import { League } from '#components/charts/League.tsx'
import { keysOf } from '#domain/entries'
import { statusNames } from '#domain/quote/case/labels'
import type { QuoteStatistics } from '#domain/quote/figures/api'
import { quotesHref, type RowFilters } from '#islands/quotes/lists/quote-rows.tsx'
import { formatCount, money } from '#lib/format'

const order = keysOf(statusNames)

const rowsOf = (standing: QuoteStatistics['standing']) =>
  order.flatMap((status) => {
    const statusRows = standing.filter((one) => one.status === status)
    const of = (stage: 'presold' | 'sold') =>
      statusRows.find(({ sale_stage }) => sale_stage === stage)?.count ?? 0
    const fees = statusRows.reduce((sum, one) => sum + one.fee_ex_vat, 0)
    return statusRows.length > 0 ? [{ status, presold: of('presold'), sold: of('sold'), fees }] : []
  })

type StatusRow = ReturnType<typeof rowsOf>[number]

const columnsOf = (behind: RowFilters) => {
  const { priced_from: _, priced_until: __, ...within } = behind
  const counted = (stage: 'presold' | 'sold') => (row: StatusRow) =>
    row[stage] === 0 ? (
      '0'
    ) : (
      <a href={`${quotesHref({ ...within, stage })}&status=${row.status}`}>
        {formatCount(row[stage])}
      </a>
    )
  return [
    { key: 'presold', head: 'Presold', cell: counted('presold') },
    { key: 'sold', head: 'Sold', cell: counted('sold') },
    { key: 'fees', head: 'Fees', cell: ({ fees }: StatusRow) => money(fees) },
  ]
}

export const QuoteStatusLine = ({
  standing,
  behind,
}: {
  standing: QuoteStatistics['standing']
  behind: RowFilters
}) => (
  <section className="sec">
    <header>
      <h2>Quotes by current status</h2>
    </header>
    <League
      label="Quotes by current status"
      name={{ head: 'Status', cell: ({ status }) => statusNames[status] }}
      rows={rowsOf(standing)}
      keyOf={({ status }) => status}
      columns={columnsOf(behind)}
    />
  </section>
)
