import { Funnel } from '#components/charts/Funnel.tsx'
import type { QuoteStatistics } from '#domain/quote/figures/api'
import type { QuoteMeasure } from '#domain/quote/figures/measure'
import { leadsHref, quotesHref, type RowFilters } from '#islands/quotes/lists/quote-rows.tsx'
import { Term } from './quote-definitions.tsx'

const steps = [
  { key: 'leads' },
  { key: 'quotes' },
  { key: 'accepted', after: 'quotes' },
  { key: 'instructed', after: 'quotes' },
  { key: 'exchanged', after: 'instructed' },
  { key: 'completed', after: 'instructed' },
] as const satisfies readonly { key: QuoteMeasure; after?: QuoteMeasure }[]

/** The funnel from leads to completions; the tick is the period before. */
export const QuoteFunnel = ({
  quoteStatistics,
  behind,
}: {
  quoteStatistics: QuoteStatistics
  behind: RowFilters
}) => {
  const { total, before, months } = quoteStatistics
  const isCompared = before.quotes + before.leads > 0
  const previousLabel =
    months.length === 1 ? 'the month before' : `the ${months.length} months before`
  return (
    <section className="sec">
      <header>
        <h2>Funnel</h2>
        {isCompared && <span className="end tick-key">{previousLabel}</span>}
      </header>
      <Funnel
        label="Funnel"
        steps={steps.map((step) => ({
          key: step.key,
          label: <Term of={step.key} />,
          count: total[step.key],
          before: isCompared && !isLateStep(step.key) ? before[step.key] : null,
          href: stepHref(step.key, behind),
          ...('after' in step ? { of: step.after } : {}),
          main: step.key === 'instructed',
        }))}
      />
      {total.quotes > total.leads && (
        <p className="faint funnel-note">
          More quotes than leads: some start without a lead, or from a lead of an earlier period.
        </p>
      )}
    </section>
  )
}

// Later steps are not compared: an earlier period has had more time to reach them.
const isLateStep = (key: QuoteMeasure) => key === 'exchanged' || key === 'completed'

const stepHref = (key: (typeof steps)[number]['key'], rowFilters: RowFilters) => {
  if (key === 'leads') return leadsHref(rowFilters) ?? undefined
  return quotesHref(key === 'quotes' ? rowFilters : { ...rowFilters, came: key })
}
