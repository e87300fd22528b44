import type { ResidualRow } from '#domain/money-report/view'
import { money, pluralise, shortDate } from '#lib/format'
import { href } from '#routes'
import { ReportHead } from './ReportHead.tsx'

/** What cases still hold after they completed: it goes back as soon as no reason is left to hold it. */
export const Residuals = ({ rows }: { rows: readonly ResidualRow[] }) => (
  <>
    <ReportHead title="Held after completion" file="residuals" />
    {rows.length === 0 ? (
      <p className="mute">No case holds client money after its completion.</p>
    ) : (
      <ul className="money-lines">
        {rows.map((it) => (
          <li key={it.conveyance_id}>
            <span>
              <a
                className="med"
                href={`${href('conveyances-id', { id: it.conveyance_id })}?tab=money`}
              >
                {it.ref}
              </a>
              <small className="evidence">
                {it.client}, completed {shortDate(it.completed_on)}
              </small>
            </span>
            <b className="num">{money(it.held)}</b>
            <span>
              {pluralise(it.days, 'day')}
              <small className="evidence">
                {it.attempts === 0
                  ? 'nobody has tried to return it'
                  : `tried to return it: ${it.attempts}`}
              </small>
            </span>
          </li>
        ))}
      </ul>
    )}
  </>
)
