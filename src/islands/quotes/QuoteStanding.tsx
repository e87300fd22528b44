import { League } from '#components/charts/League.tsx'
import { statusNames } from '#domain/quote-case-names'
import type { QuoteStatistics } from '#domain/quote-case-statistics-api'
import { grouped, money } from '#lib/format'

const order = Object.keys(statusNames) as (keyof typeof statusNames)[]

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
      <League
        label="Where all stand now"
        name={{ head: 'Status', cell: ({ status }) => statusNames[status] }}
        rows={rows}
        keyOf={({ status }) => status}
        columns={[
          { key: 'presold', head: 'Presold', cell: ({ presold }) => grouped(presold) },
          { key: 'sold', head: 'Sold', cell: ({ sold }) => grouped(sold) },
          { key: 'fees', head: 'Fees', cell: ({ fees }) => money(fees) },
        ]}
      />
    </section>
  )
}
