import { Stages } from '#components/Marks.tsx'
import type { ConveyanceRow } from '#domain/conveyance/conveyance'
import { matterNames } from '#domain/matter-names'
import { HolderCell } from '#islands/conveyances/holder-marks.tsx'
import { Due } from './conveyance-columns.tsx'

export const ConveyanceCard = ({ conveyance }: { conveyance: ConveyanceRow }) => (
  <>
    <span className="row between">
      <b className="strong cut">{conveyance.address.line}</b>
      <Due on={conveyance.next?.due_on ?? null} />
    </span>
    <span className="row between mute">
      <span className="cut">
        {conveyance.client} · {matterNames[conveyance.matter_type]}
      </span>
      <span className="stage">
        <Stages at={conveyance.stage.n} of={conveyance.stage.of} />
      </span>
    </span>
    <span className="row between mute">
      <span className="cut">{conveyance.next?.title ?? conveyance.stage.name}</span>
      <HolderCell holder={conveyance.holder} />
    </span>
  </>
)
