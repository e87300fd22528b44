import type { ConveyanceRow } from '#domain/conveyance/conveyance'
import { statusNames } from '#domain/conveyance/labels'
import { matterNames } from '#domain/matter-names'
import { HolderCell } from '#islands/conveyances/holder-marks.tsx'
import { nearDate, weekday } from '#lib/format'
import { Due, Flags } from './conveyance-columns.tsx'

/** A case as a card, for a phone: which, who has it until when, and what comes next. */
export const ConveyanceCard = ({ conveyance }: { conveyance: ConveyanceRow }) => {
  const { address, next, next_date } = conveyance
  return (
    <>
      <span className="row between">
        <b className="strong">
          {[address.line, address.postcode.split(' ')[0]].filter(Boolean).join(', ')}
        </b>
        <Flags conveyance={conveyance} />
      </span>
      <span className="mute">
        {conveyance.client} · <span className="ref">{conveyance.ref}</span> ·{' '}
        {matterNames[conveyance.matter_type]}
      </span>
      <span className="row between wraps">
        {conveyance.holder ? (
          <HolderCell holder={conveyance.holder} />
        ) : (
          <span className="faint">{statusNames[conveyance.status]}</span>
        )}
        {next_date && (
          <span className="no-wrap">
            {weekday(next_date.on)} {nearDate(next_date.on)},{' '}
            <span className="mute">{next_date.kind}</span>
          </span>
        )}
      </span>
      <span className="row between mute">
        <span>{next?.title ?? conveyance.stage.name}</span>
        <Due conveyance={conveyance} />
      </span>
    </>
  )
}
