import type { ConveyanceRow } from '#domain/conveyance/conveyance'
import { statusNames } from '#domain/conveyance/labels'
import { matterNames } from '#domain/matter-names'
import { HolderCell } from '#islands/conveyances/holder-marks.tsx'
import { SampleMark } from '#islands/sample/SampleMark.tsx'
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
        <SampleMark id={conveyance.id} />
      </span>
      <span className="row between wraps">
        {conveyance.holder ? (
          <HolderCell holder={conveyance.holder} />
        ) : (
          <span className="faint">{statusNames[conveyance.status]}</span>
        )}
        <NextDate next={next_date} />
      </span>
      <span className="row between mute">
        <span>{next?.title ?? conveyance.stage.name}</span>
        <Due conveyance={conveyance} />
      </span>
    </>
  )
}

const NextDate = ({ next }: { next: ConveyanceRow['next_date'] }) =>
  next && (
    <span className="no-wrap">
      {weekday(next.on)} {nearDate(next.on)}, <span className="mute">{next.kind}</span>
    </span>
  )
