import type { ThirdPartyRow } from '#domain/money-report/view'
import { statementLateness } from '#domain/third-party-account/account'
import { money, pluralise, shortDate } from '#lib/format'
import { href } from '#routes'
import { ReportHead } from './ReportHead.tsx'

/** The register of third-party managed accounts, with how long ago each provider stated what it holds. */
export const ThirdParty = ({ rows }: { rows: readonly ThirdPartyRow[] }) => (
  <>
    <ReportHead title="Third-party managed accounts" file="third-party managed accounts" />
    {rows.length === 0 ? (
      <p className="mute">No third-party managed account was in force in this period.</p>
    ) : (
      <ul className="money-lines">
        {rows.map((it) => (
          <Row key={it.id} row={it} />
        ))}
      </ul>
    )}
  </>
)

const Row = ({ row }: { row: ThirdPartyRow }) => (
  <li>
    <span>
      <a className="med" href={`${href('conveyances-id', { id: row.conveyance_id })}?tab=money`}>
        {row.ref}
      </a>
      <small className="evidence">
        {row.client}, at {row.provider} (FCA {row.firm_reference}), {row.reference}
      </small>
    </span>
    <b className="num">{row.stated ? money(row.stated.balance) : '–'}</b>
    <span>
      <Stated row={row} />
      <small className="evidence">
        agreed by {row.agreed_by}, {shortDate(row.agreed_on)}
        {row.authorisation && ` · CLC ${row.authorisation}`}
      </small>
    </span>
  </li>
)

const tones = { fresh: '', due: 'warn', late: 'bad' } as const

const Stated = ({ row: { days, ended_on, stated } }: { row: ThirdPartyRow }) => {
  if (days === null) return <span>Ended{ended_on && ` ${shortDate(ended_on)}`}</span>
  return (
    <span className={tones[statementLateness(days)]}>
      {stated
        ? `Stated ${shortDate(stated.on)}, ${pluralise(days, 'day')} ago`
        : `No statement for ${pluralise(days, 'day')}`}
    </span>
  )
}
