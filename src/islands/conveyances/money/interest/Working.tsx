import type { InterestWorking } from '#domain/interest/working'
import { money, pluralise, shortDate } from '#lib/format'

/** '2.25 %' */
export const percent = (basisPoints: number) => `${basisPoints / 100} %`

/** How interest was worked out: each run of days with its balance and rate. */
export const Working = ({ working, name }: { working: InterestWorking; name: string }) => (
  <details className="interest-working">
    <summary>
      {name}: <b>{money(working.amount)}</b>
      <small className="evidence">
        {shortDate(working.from)} to {shortDate(working.to)}
        {working.amount < working.least && `, below the ${money(working.least)} that we pay from`}
      </small>
    </summary>
    <ul className="money-lines">
      {working.runs.map(({ from, to, days, balance, basis_points }) => (
        <li key={from}>
          <span>
            {from === to ? shortDate(from) : `${shortDate(from)} to ${shortDate(to)}`}
            <small className="evidence">{pluralise(days, 'day')}</small>
          </span>
          <b className="num">{money(balance)}</b>
          <span>at {percent(basis_points)} a year</span>
        </li>
      ))}
    </ul>
    <p className="mute">
      Cleared money at the end of each day, by 365 days a year, rounded once to the nearest penny.
    </p>
  </details>
)
