import { Funnel } from '#components/charts/Funnel.tsx'
import type { QuoteResults, QuoteStatistics } from '#domain/quote-case-statistics-api'
import { type Defined, Term } from './quote-definitions.tsx'

const steps: readonly { of: Defined; key: keyof QuoteResults; after?: keyof QuoteResults }[] = [
  { of: 'Quotes', key: 'quotes' },
  { of: 'Opened', key: 'opened', after: 'quotes' },
  { of: 'Accepted', key: 'accepted', after: 'quotes' },
  { of: 'Instructed', key: 'instructed', after: 'accepted' },
]

/** How far the quotes of a period came; the tick is the period before. */
export const QuoteFunnel = ({ it: { total, before, months } }: { it: QuoteStatistics }) => {
  const isCompared = before.quotes > 0
  const earlier = months.length === 1 ? 'the month before' : `the ${months.length} months before`
  return (
    <section className="sec">
      <header>
        <h2>Funnel</h2>
        {isCompared && <span className="end tick-key">{earlier}</span>}
      </header>
      <Funnel
        label="Funnel"
        steps={steps.map(({ of, key, after }) => ({
          key,
          label: <Term of={of} />,
          count: total[key],
          before: isCompared ? before[key] : null,
          ...(after ? { of: after } : {}),
          main: key === 'instructed',
        }))}
      />
    </section>
  )
}
