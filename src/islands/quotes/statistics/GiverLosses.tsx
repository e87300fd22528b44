import { HeatTable } from '#components/charts/HeatTable.tsx'
import { deadReasonNames } from '#domain/quote/case/labels'
import type { QuoteStatistics } from '#domain/quote/figures/api'
import { quotesHref, type RowFilters } from '#islands/quotes/lists/quote-rows.tsx'
import { formatCount } from '#lib/format'

export const GiverLosses = ({
  quoteStatistics: { givers, dead },
  behind,
}: {
  quoteStatistics: QuoteStatistics
  behind: RowFilters
}) => {
  const rows = givers.filter(({ dead_by }) => dead_by.length > 0)
  if (rows.length === 0) return null
  return (
    <section className="sec">
      <header>
        <h2>Lost by reason</h2>
      </header>
      <HeatTable
        label="Lost by reason"
        head="Giver"
        columns={dead.map(({ reason }) => ({ key: reason, head: deadReasonNames[reason] }))}
        rows={rows.map(({ id, name, dead_by }, at) => ({
          key: id ?? String(at),
          label: name ?? 'A colleague',
          values: dead.map(
            ({ reason }) => dead_by.find((one) => one.reason === reason)?.count ?? 0,
          ),
        }))}
        say={(value) => (value === 0 ? '·' : formatCount(value))}
        hrefOf={(id, dead_reason) =>
          givers.some((it) => it.id === id)
            ? quotesHref({ ...behind, credit: id, dead_reason })
            : null
        }
      />
    </section>
  )
}
