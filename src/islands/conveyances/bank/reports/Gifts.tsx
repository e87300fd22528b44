import type { GiftRow } from '#domain/money-report/view'
import { money, shortDate } from '#lib/format'
import { href } from '#routes'

/** The register of what was left of cases and given to charities. */
export const Gifts = ({ rows }: { rows: readonly GiftRow[] }) =>
  rows.length === 0 ? null : (
    <>
      <h3 className="h2">Given to charities</h3>
      <ul className="money-lines">
        {rows.map((it) => (
          <li key={`${it.conveyance_id} ${it.on}`}>
            <span>
              <a
                className="med"
                href={`${href('conveyances-id', { id: it.conveyance_id })}?tab=money`}
              >
                {it.ref}
              </a>
              <small className="evidence">
                {it.charity}, number {it.number}
                {it.authority && `, permission ${it.authority}`}
              </small>
            </span>
            <b className="num">{money(it.amount)}</b>
            <span>
              {shortDate(it.on)}
              <small className="evidence">
                approved by {it.approved_by} ·{' '}
                {it.receipt ? `receipt “${it.receipt}”` : 'no receipt filed'}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
