import type { MoneyReports } from '#domain/money-report/view'
import { money, pluralise, shortDate } from '#lib/format'
import { ReportHead } from './ReportHead.tsx'

type Of = Pick<MoneyReports, 'balances'>

/** The average and the highest that was held, against the regulator's limits. */
export const Balances = ({ balances }: Of) => {
  const { daily, reconciled } = balances
  return (
    <>
      <ReportHead title="Client money held" file="balances" />
      <dl className="lines-2">
        {daily && (
          <Pair name={`By the books, each of ${pluralise(daily.days, 'day')}`} it={daily} />
        )}
        {reconciled && (
          <Pair
            name={`By the bank, ${pluralise(reconciled.days, 'signed reconciliation')}`}
            it={reconciled}
          />
        )}
      </dl>
      {reconciled === null && (
        <p className="mute">No reconciliation as at a day of this period is signed.</p>
      )}
      <Verdict balances={balances} />
    </>
  )
}

type Figures = NonNullable<MoneyReports['balances']['daily']>

const Pair = ({ name, it }: { name: string; it: Figures }) => (
  <>
    <div>
      <dt>{name}: average</dt>
      <dd className="num">{money(it.average)}</dd>
    </div>
    <div>
      <dt>Highest, first on {shortDate(it.maximum_on)}</dt>
      <dd className="num">{money(it.maximum)}</dd>
    </div>
  </>
)

const Verdict = ({ balances: { limits, is_report_due } }: Of) => {
  if (limits === null) return null
  const { average, maximum, source } = limits
  return (
    <p className={is_report_due ? 'warn' : 'mute'}>
      {is_report_due
        ? 'An accountant’s report is due within six months of the end of this period: '
        : 'Within the limits below which no accountant’s report is due: '}
      {money(average)} on average and {money(maximum)} at most ({source}).
    </p>
  )
}
