import { HeatTable } from '#components/charts/HeatTable.tsx'
import { keysOf } from '#domain/entries'
import { type CohortClass, cohortNames } from '#domain/quote/class'
import type { QuoteStatistics } from '#domain/quote/figures/api'
import { quotesHref, type RowFilters } from '#islands/quotes/lists/quote-rows.tsx'
import { formatCount } from '#lib/format'
import { monthName } from './month-name.ts'

const heads: Readonly<Record<CohortClass, string>> = {
  '1': '≤ 1',
  '2': '2',
  '3': '3',
  '4': '4',
  '5': '5',
  '6': '6 +',
  open: 'Open',
  fell: 'Fell through',
}

export const QuoteCohort = ({
  cohort,
  behind,
}: {
  cohort: QuoteStatistics['cohort']
  behind: RowFilters
}) => {
  const { priced_from: _, priced_until: __, ...within } = behind
  const classes = keysOf(cohortNames)
  return (
    <section className="sec">
      <header>
        <h2>Months from instruction to completion</h2>
      </header>
      <HeatTable
        label="Months from instruction to completion"
        head="Instructed"
        columns={classes.map((key) => ({
          key,
          head: <span title={cohortNames[key]}>{heads[key]}</span>,
        }))}
        rows={cohort.toReversed().map(({ month, instructed, classes: of }) => ({
          key: month,
          label: (
            <a href={quotesHref({ ...within, instructed: month })}>
              {monthName(month)} <span className="faint num">{instructed}</span>
            </a>
          ),
          values: classes.map((key) => of[key] ?? 0),
        }))}
        say={(value) => (value === 0 ? '·' : formatCount(value))}
      />
    </section>
  )
}
