import { Stages } from '#components/Marks.tsx'
import type { ConveyanceRow } from '#domain/conveyance/conveyance'
import { matterNames } from '#domain/matter-names'
import { HolderCell } from '#islands/conveyances/holder-marks.tsx'
import { Due } from './conveyance-columns.tsx'

/** A case in three lines, for a phone. */
export const ConveyanceCard = ({ it }: { it: ConveyanceRow }) => (
  <>
    <span className="row between">
      <b className="strong cut">{it.address.line}</b>
      <Due on={it.next?.due_on ?? null} />
    </span>
    <span className="row between mute">
      <span className="cut">
        {it.client} · {matterNames[it.matter_type]}
      </span>
      <span className="stage">
        <Stages at={it.stage.n} of={it.stage.of} />
      </span>
    </span>
    <span className="row between mute">
      <span className="cut">{it.next?.title ?? it.stage.name}</span>
      <HolderCell holder={it.holder} />
    </span>
  </>
)
