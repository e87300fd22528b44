import type { MoneyReports } from '#domain/money-report/view'
import { money, pluralise, shortDate } from '#lib/format'
import { ReportHead } from './ReportHead.tsx'

type Suspense = MoneyReports['suspense']

const ages = {
  older: 'More than 30 days',
  month: '8 to 30 days',
  week: '1 to 7 days',
  today: 'The same day',
} as const
const order = ['older', 'month', 'week', 'today'] as const

/** What nobody could place, the longest first. */
export const SuspenseByAge = ({ suspense }: { suspense: Suspense }) => (
  <>
    <ReportHead title="Suspense by age" file="suspense" />
    {suspense.rows.length === 0 ? (
      <p className="mute">Nothing was in suspense on {shortDate(suspense.on)}.</p>
    ) : (
      <>
        <dl className="lines-2">
          {order.map((age) => (
            <Age key={age} age={age} rows={suspense.rows} />
          ))}
          <div>
            <dt>
              <b>In suspense on {shortDate(suspense.on)}</b>
            </dt>
            <dd className="num">
              <b>{money(suspense.total)}</b>
            </dd>
          </div>
        </dl>
        <Rows rows={suspense.rows} />
      </>
    )}
  </>
)

const Age = ({ age, rows }: { age: keyof typeof ages; rows: Suspense['rows'] }) => {
  const found = rows.filter((it) => it.age === age)
  const total = found.reduce((sum, { left }) => sum + left, 0)
  return (
    <div>
      <dt>
        {ages[age]}
        <span className="mute">, {pluralise(found.length, 'receipt')}</span>
      </dt>
      <dd className={age === 'older' && total > 0 ? 'num bad' : 'num'}>{money(total)}</dd>
    </div>
  )
}

const Rows = ({ rows }: { rows: Suspense['rows'] }) => (
  <ul className="money-lines">
    {rows.map((it) => (
      <li key={it.n}>
        <span>
          <b className="med">{it.other_party ?? 'Payer not known'}</b>
          <small className="evidence">
            {shortDate(it.date)}, posting {it.n}, {it.narrative}
          </small>
        </span>
        <b className="num">{money(it.left)}</b>
        <span>{pluralise(it.days, 'day')}</span>
      </li>
    ))}
  </ul>
)
