import type { ConveyanceRow } from '#domain/conveyance/conveyance'
import { statusNames } from '#domain/conveyance/labels'
import { HolderCell } from '#islands/conveyances/holder-marks.tsx'
import { Flags } from '#islands/conveyances/list/conveyance-columns.tsx'
import { nearDate, today } from '#lib/format'
import { href } from '#routes'

/** A case on the board: which, who has it for how long, and what comes next by when. */
export const CaseTile = ({ conveyance }: { conveyance: ConveyanceRow }) => {
  const { id, address, client, ref, next_date, holder, status, next } = conveyance
  const due = next?.due_on ?? null
  const isLate = status !== 'on_hold' && due !== null && due < today()
  return (
    <a className={isLate ? 'tile late' : 'tile'} href={href('conveyances-id', { id })}>
      <span className="row between">
        <b className="med">{address.line || ref}</b>
        <Flags conveyance={conveyance} />
      </span>
      <span className="row between mute">
        <span className="cut">{client}</span>
        <span className="no-wrap">{next_date ? nearDate(next_date.on) : 'no date'}</span>
      </span>
      {holder ? (
        <HolderCell holder={holder} />
      ) : (
        <span className="faint">{statusNames[status]}</span>
      )}
      {next && (
        <small>
          {next.title}
          {isLate && <span className="bad no-wrap"> · due {nearDate(due)}</span>}
        </small>
      )}
    </a>
  )
}
